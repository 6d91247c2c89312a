import Phrases
