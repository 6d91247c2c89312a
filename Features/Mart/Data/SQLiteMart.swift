import MartDomain
