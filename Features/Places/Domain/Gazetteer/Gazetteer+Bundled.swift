// Written by Features/Places/Gazetteer/gazetteer.py; sources in SOURCES.md beside it.

extension Gazetteer {
  /// 1080 stations and 264 districts.
  static let bundledText = """
    L|K|KTX|KTX
    L|S|SRT|SRT
    L|GX|GTX-A|GTX-A
    L|1|지하철 1호선|Subway Line 1
    L|2|지하철 2호선|Subway Line 2
    L|3|지하철 3호선|Subway Line 3
    L|4|지하철 4호선|Subway Line 4
    L|5|지하철 5호선|Subway Line 5
    L|6|지하철 6호선|Subway Line 6
    L|7|지하철 7호선|Subway Line 7
    L|8|지하철 8호선|Subway Line 8
    L|9|지하철 9호선|Subway Line 9
    L|SB|신분당선|Sinbundang Line
    L|SU|수인분당선|Suin–Bundang Line
    L|GJ|경의중앙선|Gyeongui–Jungang Line
    L|GC|경춘선|Gyeongchun Line
    L|GK|경강선|Gyeonggang Line
    L|WS|서해선|Seohae Line
    L|AR|공항철도|Airport Railroad
    L|GG|김포골드라인|Gimpo Goldline
    L|SL|신림선|Sillim Line
    L|UI|우이신설선|Ui–Sinseol Line
    L|UJ|의정부경전철|Uijeongbu LRT
    L|EV|용인에버라인|Yongin EverLine
    L|I1|인천 1호선|Incheon Line 1
    L|I2|인천 2호선|Incheon Line 2
    L|B1|부산 1호선|Busan Line 1
    L|B2|부산 2호선|Busan Line 2
    L|B3|부산 3호선|Busan Line 3
    L|B4|부산 4호선|Busan Line 4
    L|BG|부산김해경전철|Busan–Gimhae LRT
    L|DH|동해선|Donghae Line
    L|D1|대구 1호선|Daegu Line 1
    L|D2|대구 2호선|Daegu Line 2
    L|D3|대구 3호선|Daegu Line 3
    L|DK|대경선|Daegyeong Line
    L|J1|대전 1호선|Daejeon Line 1
    L|G1|광주 1호선|Gwangju Line 1
    L|T|기차|Train
    R|서울|서울특별시|Seoul
    R|부산|부산광역시|Busan
    R|대구|대구광역시|Daegu
    R|인천|인천광역시|Incheon
    R|광주|광주광역시|Gwangju
    R|대전|대전광역시|Daejeon
    R|울산|울산광역시|Ulsan
    R|세종|세종특별자치시|Sejong
    R|경기|경기도|Gyeonggi
    R|강원|강원특별자치도|Gangwon
    R|충북|충청북도|North Chungcheong
    R|충남|충청남도|South Chungcheong
    R|전북|전북특별자치도|North Jeolla
    R|전남|전라남도|South Jeolla
    R|경북|경상북도|North Gyeongsang
    R|경남|경상남도|South Gyeongsang
    R|제주|제주특별자치도|Jeju
    S|신사|Sinsa|3 SB|37.5161|127.0197
    S|논현|Nonhyeon|7 SB|37.5111|127.0213
    S|신논현|Sinnonhyeon|9 SB|37.5045|127.0245
    S|강남|Gangnam|2 SB|37.4977|127.0279
    S|양재|Yangjae|3 SB|37.4844|127.0340
    S|양재시민의숲|Yangjae Citizen’s Forest|SB|37.4709|127.0384
    S|청계산입구|Cheonggyesan|SB|37.4487|127.0543
    S|판교|Pangyo|SB GK|37.3957|127.1112
    S|정자|Jeongja|SB SU|37.3682|127.1083
    S|미금|Migeum|SB SU|37.3511|127.1089
    S|동천|Dongcheon|SB|37.3386|127.1027
    S|수지구청|Suji-gu Office|SB|37.3230|127.0955
    S|성복|Seongbok|SB|37.3140|127.0807
    S|상현|Sanghyeon|SB|37.2986|127.0695
    S|광교중앙|Gwanggyo Jungang|SB|37.2877|127.0526
    S|광교|Gwanggyo|SB|37.3017|127.0448
    S|기흥|Giheung|SU EV|37.2754|127.1170
    S|강남대|Kangnam Univ.|EV|37.2701|127.1260
    S|지석|Jiseok|EV|37.2697|127.1363
    S|어정|Eojeong|EV|37.2749|127.1437
    S|동백|Dongbaek|EV|37.2691|127.1526
    S|초당|Chodang|EV|37.2608|127.1594
    S|삼가|Samga|EV|37.2420|127.1681
    S|시청·용인대|Yongin City Hall·Yongin Univ.|EV|37.2394|127.1788
    S|명지대|Myongji Univ.|EV|37.2380|127.1902
    S|김량장|Gimnyangjang|EV|37.2373|127.1986
    S|용인중앙시장|Yongin Jungang Market|EV|37.2379|127.2090
    S|고진|Gojin|EV|37.2446|127.2141
    S|보평|Bopyeong|EV|37.2589|127.2184
    S|둔전|Dunjeon|EV|37.2672|127.2136
    S|전대·에버랜드|Jeondae·Everland|EV|37.2854|127.2195
    S|서울|Seoul|K GX 1 4 GJ AR|37.5547|126.9715
    S|공덕|Gongdeok|5 6 GJ AR|37.5427|126.9516
    S|홍대입구|Hongik Univ.|2 GJ AR|37.5577|126.9264
    S|디지털미디어시티|Digital Media City|6 GJ AR|37.5773|126.8980
    S|마곡나루|Magongnaru|9 AR|37.5658|126.8276
    S|김포공항|Gimpo Int’l Airport|5 9 WS AR GG|37.5621|126.8015
    S|계양|Gyeyang|AR I1|37.5717|126.7363
    S|검암|Geomam|AR I2|37.5691|126.6735
    S|청라국제도시|Cheongna Int’l City|AR|37.5565|126.6247
    S|영종|Yeongjong|AR|37.5120|126.5242
    S|운서|Unseo|AR|37.4928|126.4936
    S|공항화물청사|Incheon Int’l Airport Cargo Terminal|AR|37.4590|126.4774
    S|인천공항1터미널|Incheon Int’l Airport Terminal 1|AR|37.4476|126.4523
    S|인천공항2터미널|Incheon Int’l Airport Terminal 2|AR|37.4686|126.4334
    S|양촌|Yangchon|GG|37.6416|126.6146
    S|구래|Gurae|GG|37.6453|126.6285
    S|마산|Masan|GG|37.6406|126.6439
    S|장기|Janggi|GG|37.6440|126.6690
    S|운양|Unyang|GG|37.6538|126.6838
    S|걸포북변|Geolpo Bukbyeon|GG|37.6316|126.7057
    S|사우|Sau|GG|37.6203|126.7197
    S|풍무|Pungmu|GG|37.6123|126.7325
    S|고촌|Gochon|GG|37.6012|126.7703
    S|샛강|Saetgang|9 SL|37.5172|126.9294
    S|대방|Daebang|1 SL|37.5128|126.9253
    S|서울지방병무청|Seoul Regional Office of Military Manpower|SL|37.5060|126.9227
    S|보라매|Boramae|7 SL|37.5003|126.9204
    S|보라매공원|Boramae Park|SL|37.4952|126.9182
    S|보라매병원|Boramae Medical Center|SL|37.4929|126.9238
    S|당곡|Danggok|SL|37.4900|126.9275
    S|신림|Sillim|2 SL|37.4848|126.9296
    S|서원|Seowon|SL|37.4782|126.9332
    S|서울대벤처타운|Seoul National Univ. Venture Town|SL|37.4720|126.9339
    S|관악산|Gwanaksan|SL|37.4691|126.9449
    S|청량리|Cheongnyangni|K 1 SU GJ GC|37.5801|127.0450
    S|제기동|Jegidong|1|37.5781|127.0349
    S|신설동|Sinseoldong|1 2 UI|37.5761|127.0247
    S|동묘앞|Dongmyo|1 6|37.5732|127.0164
    S|동대문|Dongdaemun|1 4|37.5716|127.0106
    S|종로5가|Jongno 5-ga|1|37.5709|127.0019
    S|종로3가|Jongno 3-ga|1 3 5|37.5704|126.9920
    S|종각|Jonggak|1|37.5702|126.9831
    S|시청|City Hall|1 2|37.5652|126.9772
    S|남영|Namyeong|1|37.5405|126.9711
    S|용산|Yongsan|K 1 GJ|37.5298|126.9647
    S|노량진|Noryangjin|1 9|37.5140|126.9416
    S|영등포|Yeongdeungpo|K 1|37.5157|126.9074
    S|신도림|Sindorim|1 2|37.5089|126.8915
    S|외대앞|Hankuk Univ. of Foreign Studies|1|37.5961|127.0635
    S|신이문|Sinimun|1|37.6018|127.0673
    S|회기|Hoegi|1 GJ GC|37.5896|127.0579
    S|석계|Seokgye|1 6|37.6152|127.0655
    S|광운대|Kwangwoon Univ.|1 GC|37.6235|127.0618
    S|월계|Wolgye|1|37.6331|127.0588
    S|녹천|Nokcheon|1|37.6445|127.0514
    S|창동|Chang-dong|1 4|37.6531|127.0476
    S|신길|Singil|1 5|37.5170|126.9177
    S|봉명|Bongmyeong|1|36.8015|127.1363
    S|쌍용|Ssangyong|1|36.7937|127.1213
    S|아산|Asan|1 T|36.7921|127.1043
    S|탕정|Tangjeong|1|36.7882|127.0844
    S|배방|Baebang|1|36.7775|127.0527
    S|온양온천|Onyangoncheon|1 T|36.7804|127.0037
    S|신창|Sinchang|1|36.7692|126.9501
    S|구로|Guro|1|37.5031|126.8820
    S|가산디지털단지|Gasan Digital Complex|1 7|37.4815|126.8826
    S|금천구청|Geumcheon-gu Office|1|37.4557|126.8943
    S|석수|Seoksu|1|37.4351|126.9022
    S|관악|Gwanak|1|37.4195|126.9084
    S|안양|Anyang|1 T|37.4019|126.9226
    S|명학|Myeonghak|1|37.3844|126.9355
    S|금정|Geumjeong|1 4|37.3719|126.9434
    S|군포|Gunpo|1|37.3537|126.9485
    S|의왕|Uiwang|1|37.3206|126.9480
    S|성균관대|Sungkyunkwan Univ.|1|37.3003|126.9708
    S|화서|Hwaseo|1|37.2839|126.9895
    S|수원|Suwon|K 1 SU|37.2661|126.9998
    S|독산|Doksan|1|37.4659|126.8895
    S|세류|Seryu|1|37.2441|127.0137
    S|병점|Byeongjeom|1|37.2068|127.0332
    S|세마|Sema|1|37.1872|127.0432
    S|오산대|Osan College|1|37.1694|127.0630
    S|오산|Osan|1 T|37.1454|127.0667
    S|진위|Jinwi|1|37.1097|127.0623
    S|송탄|Songtan|1|37.0753|127.0543
    S|서정리|Seojeong-ri|1 T|37.0564|127.0528
    S|평택지제|PyeongtaekJije|S 1|37.0188|127.0702
    S|평택|Pyeongtaek|1 T|36.9905|127.0854
    S|성환|Seonghwan|1 T|36.9157|127.1270
    S|직산|Jiksan|1|36.8709|127.1437
    S|두정|Dujeong|1|36.8337|127.1489
    S|천안|Cheonan|1 T|36.8102|127.1464
    S|당정|Dangjeong|1|37.3433|126.9483
    S|서동탄|Seodongtan|1|37.1956|127.0518
    S|광명|Gwangmyeong|K 1|37.4159|126.8845
    S|개봉|Gaebong|1|37.4946|126.8585
    S|오류동|Oryu-dong|1|37.4944|126.8445
    S|역곡|Yeokgok|1|37.4851|126.8116
    S|부천|Bucheon|1|37.4840|126.7827
    S|송내|Songnae|1|37.4876|126.7530
    S|부평|Bupyeong|1 I1|37.4894|126.7245
    S|백운|Baegun|1|37.4833|126.7071
    S|동암|Dongam|1|37.4708|126.7030
    S|주안|Juan|1 I2|37.4650|126.6807
    S|제물포|Jemulpo|1|37.4668|126.6571
    S|동인천|Dongincheon|1|37.4754|126.6325
    S|인천|Incheon|1 SU|37.4763|126.6169
    S|구일|Guil|1|37.4959|126.8692
    S|부개|Bugae|1|37.4884|126.7405
    S|간석|Ganseok|1|37.4646|126.6934
    S|도원|Dowon|1|37.4686|126.6428
    S|온수|Onsu|1 7|37.4922|126.8233
    S|중동|Jung-dong|1|37.4866|126.7644
    S|도화|Dohwa|1|37.4661|126.6684
    S|소사|Sosa|1 WS|37.4827|126.7956
    S|방학|Banghak|1|37.6674|127.0442
    S|도봉|Dobong|1|37.6794|127.0455
    S|도봉산|Dobongsan|1 7|37.6896|127.0460
    S|망월사|Mangwolsa|1|37.7104|127.0473
    S|회룡|Hoeryong|1 UJ|37.7240|127.0473
    S|의정부|Uijeongbu|1|37.7387|127.0458
    S|가능|Ganeung|1|37.7483|127.0442
    S|녹양|Nogyang|1|37.7594|127.0422
    S|양주|Yangju|1|37.7742|127.0447
    S|덕계|Deokgye|1|37.8187|127.0566
    S|덕정|Deokjeong|1|37.8432|127.0615
    S|지행|Jihaeng|1|37.8923|127.0557
    S|동두천중앙|Dongducheon Jungang|1|37.9018|127.0565
    S|보산|Bosan|1|37.9142|127.0571
    S|동두천|Dongducheon|1|37.9275|127.0548
    S|소요산|Soyosan|1|37.9486|127.0610
    S|청산|Cheongsan|1|37.9951|127.0740
    S|전곡|Jeongok|1|38.0240|127.0719
    S|연천|Yeoncheon|1|38.1004|127.0736
    S|을지로입구|Euljiro 1-ga|2|37.5659|126.9825
    S|을지로3가|Euljiro 3-ga|2 3|37.5662|126.9908
    S|을지로4가|Euljiro 4-ga|2 5|37.5666|126.9976
    S|동대문역사문화공원|Dongdaemun History & Culture Park|2 4 5|37.5656|127.0090
    S|신당|Sindang|2 6|37.5656|127.0194
    S|상왕십리|Sangwangsimni|2|37.5644|127.0293
    S|왕십리|Wangsimni|2 5 SU GJ|37.5612|127.0370
    S|한양대|Hanyang Univ.|2|37.5557|127.0436
    S|뚝섬|Ttukseom|2|37.5471|127.0474
    S|성수|Seongsu|2|37.5446|127.0559
    S|건대입구|Konkuk Univ.|2 7|37.5404|127.0692
    S|구의|Guui|2|37.5371|127.0862
    S|강변|Gangbyeon|2|37.5351|127.0946
    S|잠실나루|Jamsillaru|2|37.5206|127.1038
    S|잠실|Jamsil|2 8|37.5133|127.1001
    S|잠실새내|Jamsilsaenae|2|37.5116|127.0862
    S|종합운동장|Sports Complex|2 9|37.5111|127.0738
    S|삼성|Samseong|2|37.5088|127.0632
    S|선릉|Seolleung|2 SU|37.5042|127.0481
    S|역삼|Yeoksam|2|37.5006|127.0364
    S|교대|Seoul Nat’l Univ. of Education|2 3|37.4939|127.0144
    S|서초|Seocho|2|37.4919|127.0076
    S|방배|Bangbae|2|37.4814|126.9976
    S|사당|Sadang|2 4|37.4765|126.9816
    S|낙성대|Nakseongdae|2|37.4771|126.9635
    S|서울대입구|Seoul Nat’l Univ.|2|37.4812|126.9527
    S|봉천|Bongcheon|2|37.4824|126.9416
    S|신대방|Sindaebang|2|37.4876|126.9134
    S|구로디지털단지|Guro Digital Complex|2|37.4852|126.9014
    S|대림|Daerim|2 7|37.4932|126.8949
    S|문래|Mullae|2|37.5179|126.8947
    S|영등포구청|Yeongdeungpo-gu Office|2 5|37.5257|126.8966
    S|당산|Dangsan|2 9|37.5348|126.9026
    S|합정|Hapjeong|2 6|37.5500|126.9145
    S|신촌|Sinchon|2 GJ|37.5551|126.9368
    S|이대|Ewha Womans Univ.|2|37.5567|126.9458
    S|아현|Ahyeon|2|37.5574|126.9560
    S|충정로|Chungjeongno|2 5|37.5597|126.9644
    S|용답|Yongdap|2|37.5620|127.0508
    S|신답|Sindap|2|37.5698|127.0470
    S|용두|Yongdu|2|37.5740|127.0381
    S|도림천|Dorimcheon|2|37.5145|126.8825
    S|양천구청|Yangcheon-gu Office|2|37.5123|126.8655
    S|신정네거리|Sinjeongnegeori|2|37.5202|126.8528
    S|까치산|Kkachisan|2 5|37.5322|126.8464
    S|지축|Jichuk|3|37.6481|126.9137
    S|구파발|Gupabal|3|37.6366|126.9188
    S|연신내|Yeonsinnae|GX 3 6|37.6192|126.9209
    S|불광|Bulgwang|3 6|37.6101|126.9301
    S|녹번|Nokbeon|3|37.6008|126.9357
    S|홍제|Hongje|3|37.5888|126.9440
    S|무악재|Muakjae|3|37.5826|126.9501
    S|독립문|Dongnimmun|3|37.5745|126.9579
    S|경복궁|Gyeongbokgung|3|37.5758|126.9735
    S|안국|Anguk|3|37.5765|126.9854
    S|충무로|Chungmuro|3 4|37.5613|126.9941
    S|동대입구|Dongguk Univ.|3|37.5590|127.0052
    S|약수|Yaksu|3 6|37.5545|127.0108
    S|금호|Geumho|3|37.5482|127.0157
    S|옥수|Oksu|3 GJ|37.5416|127.0173
    S|압구정|Apgujeong|3|37.5261|127.0285
    S|잠원|Jamwon|3|37.5129|127.0116
    S|고속터미널|Express Bus Terminal|3 7 9|37.5049|127.0049
    S|남부터미널|Nambu Bus Terminal|3|37.4849|127.0162
    S|매봉|Maebong|3|37.4871|127.0469
    S|도곡|Dogok|3 SU|37.4911|127.0556
    S|대치|Daechi|3|37.4946|127.0634
    S|학여울|Hangnyeoul|3|37.4967|127.0708
    S|대청|Daecheong|3|37.4936|127.0795
    S|일원|Irwon|3|37.4838|127.0841
    S|수서|Suseo|S GX 3 SU|37.4875|127.1019
    S|가락시장|Garak Market|3 8|37.4923|127.1177
    S|경찰병원|National Police Hospital|3|37.4957|127.1241
    S|오금|Ogeum|3 5|37.5022|127.1283
    S|원흥|Wonheung|3|37.6507|126.8732
    S|삼송|Samsong|3|37.6530|126.8955
    S|원당|Wondang|3|37.6531|126.8428
    S|화정|Hwajeong|3|37.6347|126.8325
    S|대곡|Daegok|GX 3 GJ WS|37.6316|126.8102
    S|백석|Baekseok|3|37.6429|126.7881
    S|마두|Madu|3|37.6521|126.7776
    S|정발산|Jeongbalsan|3|37.6597|126.7732
    S|주엽|Juyeop|3|37.6701|126.7612
    S|대화|Daehwa|3|37.6758|126.7477
    S|진접|Jinjeop|4|37.7204|127.2031
    S|오남|Onam|4|37.7054|127.1916
    S|별내별가람|ByeollaeByeolgaram|4|37.6678|127.1161
    S|불암산|Buramsan|4|37.6700|127.0790
    S|상계|Sanggye|4|37.6605|127.0731
    S|노원|Nowon|4 7|37.6562|127.0631
    S|쌍문|Ssangmun|4|37.6482|127.0343
    S|수유|Suyu|4|37.6377|127.0253
    S|미아|Mia|4|37.6264|127.0261
    S|미아사거리|Miasageori|4|37.6132|127.0300
    S|길음|Gireum|4|37.6033|127.0250
    S|성신여대입구|Sungshin Women’s Univ.|4 UI|37.5928|127.0169
    S|한성대입구|Hansung Univ.|4|37.5883|127.0059
    S|혜화|Hyehwa|4|37.5821|127.0019
    S|명동|Myeongdong|4|37.5609|126.9862
    S|회현|Hoehyeon|4|37.5586|126.9783
    S|숙대입구|Sookmyung Women’s Univ.|4|37.5447|126.9721
    S|삼각지|Samgakji|4 6|37.5344|126.9729
    S|신용산|Sinyongsan|4|37.5290|126.9678
    S|이촌|Ichon|4 GJ|37.5224|126.9738
    S|동작|Dongjak|4 9|37.5035|126.9801
    S|총신대입구|Chongshin Univ.|4|37.4875|126.9823
    S|남태령|Namtaeryeong|4|37.4643|126.9890
    S|선바위|Seonbawi|4|37.4518|127.0021
    S|경마공원|Seoul Racecourse Park|4|37.4439|127.0078
    S|대공원|Seoul Grand Park|4|37.4357|127.0064
    S|과천|Gwacheon|4|37.4328|126.9964
    S|정부과천청사|Government Complex Gwacheon|4|37.4264|126.9898
    S|인덕원|Indeogwon|4|37.4019|126.9767
    S|평촌|Pyeongchon|4|37.3943|126.9638
    S|범계|Beomgye|4|37.3897|126.9507
    S|산본|Sanbon|4|37.3580|126.9329
    S|수리산|Surisan|4|37.3502|126.9255
    S|대야미|Daeyami|4|37.3283|126.9171
    S|반월|Banwol|4|37.3122|126.9036
    S|상록수|Sangnoksu|4|37.3028|126.8665
    S|한대앞|Hanyang Univ. at Ansan|4 SU|37.3096|126.8536
    S|중앙|Jungang|4 SU|37.3160|126.8385
    S|고잔|Gojan|4 SU|37.3168|126.8230
    S|초지|Choji|4 SU WS|37.3205|126.8061
    S|안산|Ansan|4 SU|37.3270|126.7887
    S|능길|Neunggil|4 SU|37.3374|126.7673
    S|정왕|Jeongwang|4 SU|37.3518|126.7428
    S|오이도|Oido|4 SU|37.3617|126.7384
    S|방화|Banghwa|5|37.5776|126.8128
    S|개화산|Gaehwasan|5|37.5724|126.8068
    S|송정|Songjeong|5|37.5612|126.8120
    S|마곡|Magok|5|37.5599|126.8248
    S|발산|Balsan|5|37.5586|126.8376
    S|우장산|Ujangsan|5|37.5488|126.8363
    S|화곡|Hwagok|5|37.5415|126.8404
    S|신정|Sinjeong|5|37.5250|126.8561
    S|목동|Mokdong|5|37.5260|126.8642
    S|오목교|Omokgyo|5|37.5245|126.8750
    S|양평|Yangpyeong|5|37.5256|126.8861
    S|영등포시장|Yeongdeungpo Market|5|37.5227|126.9051
    S|여의도|Yeouido|5 9|37.5216|126.9243
    S|여의나루|Yeouinaru|5|37.5270|126.9328
    S|마포|Mapo|5|37.5397|126.9460
    S|애오개|Aeogae|5|37.5535|126.9567
    S|서대문|Seodaemun|5|37.5658|126.9666
    S|광화문|Gwanghwamun|5|37.5716|126.9765
    S|청구|Cheonggu|5 6|37.5602|127.0137
    S|신금호|Singeumho|5|37.5545|127.0204
    S|행당|Haengdang|5|37.5572|127.0294
    S|마장|Majang|5|37.5660|127.0429
    S|답십리|Dapsimni|5|37.5668|127.0526
    S|장한평|Janghanpyeong|5|37.5614|127.0646
    S|군자|Gunja|5 7|37.5571|127.0795
    S|아차산|Achasan|5|37.5520|127.0896
    S|광나루|Gwangnaru|5|37.5453|127.1034
    S|천호|Cheonho|5 8|37.5385|127.1235
    S|강동|Gangdong|5|37.5358|127.1324
    S|길동|Gildong|5|37.5380|127.1400
    S|굽은다리|Gubeundari|5|37.5454|127.1428
    S|명일|Myeongil|5|37.5513|127.1440
    S|고덕|Godeok|5|37.5550|127.1542
    S|상일동|Sangildong|5|37.5567|127.1663
    S|강일|Gangil|5|37.5575|127.1760
    S|미사|Misa|5|37.5630|127.1929
    S|하남풍산|Hanam Pungsan|5|37.5522|127.2038
    S|하남시청|Hanam City Hall|5|37.5417|127.2069
    S|하남검단산|Hanam Geomdansan|5|37.5397|127.2234
    S|둔촌동|Dunchondong|5|37.5277|127.1362
    S|올림픽공원|Olympic Park|5 9|37.5162|127.1309
    S|방이|Bangi|5|37.5087|127.1260
    S|개롱|Gaerong|5|37.4980|127.1348
    S|거여|Geoyeo|5|37.4932|127.1439
    S|마천|Macheon|5|37.4949|127.1527
    S|응암|Eungam|6|37.5985|126.9155
    S|역촌|Yeokchon|6|37.6060|126.9227
    S|독바위|Dokbawi|6|37.6184|126.9330
    S|구산|Gusan|6|37.6111|126.9172
    S|새절|Saejeol|6|37.5911|126.9136
    S|증산|Jeungsan|6|37.5839|126.9097
    S|월드컵경기장|World Cup Stadium|6|37.5694|126.8990
    S|마포구청|Mapo-gu Office|6|37.5635|126.9033
    S|망원|Mangwon|6|37.5560|126.9101
    S|상수|Sangsu|6|37.5477|126.9229
    S|광흥창|Gwangheungchang|6|37.5474|126.9319
    S|대흥|Daeheung|6|37.5477|126.9422
    S|효창공원앞|Hyochang Park|6 GJ|37.5392|126.9613
    S|녹사평|Noksapyeong|6|37.5346|126.9866
    S|이태원|Itaewon|6|37.5344|126.9943
    S|한강진|Hangangjin|6|37.5395|127.0017
    S|버티고개|Beotigogae|6|37.5479|127.0069
    S|창신|Changsin|6|37.5797|127.0152
    S|보문|Bomun|6 UI|37.5854|127.0197
    S|안암|Anam|6|37.5862|127.0290
    S|고려대|Korea Univ.|6|37.5903|127.0362
    S|월곡|Wolgok|6|37.6019|127.0414
    S|상월곡|Sangwolgok|6|37.6063|127.0485
    S|돌곶이|Dolgoji|6|37.6105|127.0564
    S|태릉입구|Taereung|6 7|37.6173|127.0747
    S|화랑대|Hwarangdae|6|37.6198|127.0841
    S|봉화산|Bonghwasan|6|37.6174|127.0912
    S|신내|Sinnae|6 GC|37.6125|127.1043
    S|장암|Jangam|7|37.7001|127.0531
    S|수락산|Suraksan|7|37.6778|127.0553
    S|마들|Madeul|7|37.6649|127.0577
    S|중계|Junggye|7|37.6450|127.0640
    S|하계|Hagye|7|37.6363|127.0679
    S|공릉|Gongneung|7|37.6256|127.0729
    S|먹골|Meokgol|7|37.6106|127.0777
    S|중화|Junghwa|7|37.6026|127.0792
    S|상봉|Sangbong|K 7 GJ GC|37.5956|127.0857
    S|면목|Myeonmok|7|37.5886|127.0875
    S|사가정|Sagajeong|7|37.5809|127.0885
    S|용마산|Yongmasan|7|37.5737|127.0868
    S|중곡|Junggok|7|37.5658|127.0842
    S|어린이대공원|Children’s Grand Park|7|37.5479|127.0746
    S|자양|Jayang|7|37.5315|127.0667
    S|청담|Cheongdam|7|37.5190|127.0518
    S|강남구청|Gangnam-gu Office|7 SU|37.5171|127.0412
    S|학동|Hakdong|7|37.5142|127.0317
    S|반포|Banpo|7|37.5081|127.0117
    S|내방|Naebang|7|37.4876|126.9935
    S|이수|Isu|7|37.4852|126.9817
    S|남성|Namseong|7|37.4846|126.9711
    S|숭실대입구|Soongsil Univ.|7|37.4962|126.9536
    S|상도|Sangdo|7|37.5027|126.9479
    S|장승배기|Jangseungbaegi|7|37.5048|126.9390
    S|신대방삼거리|Sindaebangsamgeori|7|37.4997|126.9282
    S|신풍|Sinpung|7|37.5001|126.9098
    S|남구로|Namguro|7|37.4861|126.8873
    S|철산|Cheolsan|7|37.4761|126.8682
    S|광명사거리|Gwangmyeongsageori|7|37.4792|126.8548
    S|천왕|Cheonwang|7|37.4866|126.8386
    S|까치울|Kkachiul|7|37.5062|126.8109
    S|부천종합운동장|Bucheon Stadium|7 WS|37.5053|126.7973
    S|춘의|Chunui|7|37.5036|126.7870
    S|신중동|Sinjung-dong|7|37.5030|126.7761
    S|부천시청|Bucheon City Hall|7|37.5046|126.7635
    S|상동|Sang-dong|7|37.5057|126.7530
    S|삼산체육관|Samsan Gymnasium|7|37.5064|126.7420
    S|굴포천|Gulpocheon|7|37.5069|126.7314
    S|부평구청|Bupyeong-gu Office|7 I1|37.5075|126.7213
    S|산곡|Sangok|7|37.5085|126.7035
    S|석남|Seongnam|7 I2|37.5062|126.6762
    S|별내|Byeollae|8 GC|37.6425|127.1273
    S|다산|Dasan|8|37.6243|127.1498
    S|동구릉|Donggureung|8|37.6105|127.1350
    S|구리|Guri|8 GJ|37.6025|127.1407
    S|장자호수공원|Jangja Lake Park|8|37.5872|127.1379
    S|암사역사공원|Amsa History Park|8|37.5571|127.1375
    S|암사|Amsa|8|37.5501|127.1275
    S|강동구청|Gangdong-gu Office|8|37.5303|127.1204
    S|몽촌토성|Mongchontoseong|8|37.5176|127.1127
    S|석촌|Seokchon|8 9|37.5053|127.1069
    S|송파|Songpa|8|37.4997|127.1121
    S|문정|Munjeong|8|37.4859|127.1224
    S|장지|Jangji|8|37.4786|127.1262
    S|복정|Bokjeong|8 SU|37.4710|127.1267
    S|남위례|Namwirye|8|37.4628|127.1390
    S|산성|Sanseong|8|37.4568|127.1499
    S|남한산성입구|Namhansanseong|8|37.4515|127.1598
    S|단대오거리|Dandaeogeori|8|37.4450|127.1567
    S|신흥|Sinheung|8|37.4409|127.1475
    S|수진|Sujin|8|37.4375|127.1409
    S|모란|Moran|8 SU|37.4339|127.1299
    S|개화|Gaehwa|9|37.5785|126.7978
    S|공항시장|Airport Market|9|37.5637|126.8106
    S|신방화|Sinbanghwa|9|37.5675|126.8166
    S|양천향교|Yangcheon Hyanggyo|9|37.5683|126.8413
    S|가양|Gayang|9|37.5611|126.8550
    S|증미|Jeungmi|9|37.5578|126.8610
    S|등촌|Deungchon|9|37.5511|126.8647
    S|염창|Yeomchang|9|37.5469|126.8747
    S|신목동|Sinmokdong|9|37.5441|126.8830
    S|선유도|Seonyudo|9|37.5377|126.8938
    S|국회의사당|National Assembly|9|37.5281|126.9178
    S|노들|Nodeul|9|37.5127|126.9530
    S|흑석|Heukseok|9|37.5088|126.9636
    S|구반포|Gubanpo|9|37.5013|126.9872
    S|신반포|Sinbanpo|9|37.5035|126.9960
    S|사평|Sapyeong|9|37.5041|127.0152
    S|언주|Eonju|9|37.5072|127.0338
    S|선정릉|Seonjeongneung|9 SU|37.5102|127.0437
    S|삼성중앙|Samseongjungang|9|37.5130|127.0532
    S|봉은사|Bongeunsa|9|37.5142|127.0602
    S|삼전|Samjeon|9|37.5045|127.0872
    S|석촌고분|Seokchon Gobun|9|37.5024|127.0966
    S|송파나루|Songpanaru|9|37.5105|127.1124
    S|한성백제|Hanseong Baekje|9|37.5163|127.1162
    S|둔촌오륜|Dunchon Oryun|9|37.5193|127.1386
    S|중앙보훈병원|VHS Medical Center|9|37.5288|127.1484
    S|북한산우이|Bukhansan Ui|UI|37.6628|127.0127
    S|솔밭공원|Solbat Park|UI|37.6560|127.0132
    S|4.19민주묘지|April 19th National Cemetery|UI|37.6495|127.0137
    S|가오리|Gaori|UI|37.6416|127.0168
    S|화계|Hwagye|UI|37.6342|127.0175
    S|삼양|Samyang|UI|37.6270|127.0181
    S|삼양사거리|Samyang Sageori|UI|37.6214|127.0204
    S|솔샘|Solsaem|UI|37.6203|127.0135
    S|북한산보국문|Bukhansan Bogungmun|UI|37.6123|127.0081
    S|정릉|Jeongneung|UI|37.6027|127.0134
    S|발곡|Balgok|UJ|37.7269|127.0528
    S|범골|Beomgol|UJ|37.7287|127.0437
    S|경전철의정부|LRT Uijeongbu|UJ|37.7372|127.0433
    S|의정부시청|Uijeongbu City Hall|UJ|37.7392|127.0348
    S|흥선|Heungseon|UJ|37.7432|127.0371
    S|의정부중앙|Uijeongbu Jungang|UJ|37.7437|127.0496
    S|동오|Dongo|UJ|37.7451|127.0570
    S|새말|Saemal|UJ|37.7488|127.0638
    S|경기도청북부청사|Northern Gyeonggi-do Government|UJ|37.7507|127.0714
    S|효자|Hyoja|UJ|37.7539|127.0773
    S|곤제|Gonjae|UJ|37.7505|127.0838
    S|어룡|Eoryong|UJ|37.7427|127.0852
    S|송산|Songsan|UJ|37.7371|127.0872
    S|탑석|Tapseok|UJ|37.7335|127.0889
    S|검단호수공원|Geomdan Lake Park|I1|37.6025|126.6880
    S|신검단중앙|Singeomdanjungang|I1|37.6026|126.6986
    S|아라|Ara|I1|37.5922|126.7133
    S|귤현|Gyulhyeon|I1|37.5663|126.7424
    S|박촌|Bakchon|I1|37.5535|126.7449
    S|임학|Imhak|I1|37.5450|126.7386
    S|계산|Gyesan|I1|37.5432|126.7284
    S|경인교대입구|Gyeongin Nat’l Univ. of Education|I1|37.5382|126.7226
    S|작전|Jakjeon|I1|37.5302|126.7225
    S|갈산|Galsan|I1|37.5171|126.7215
    S|부평시장|Bupyeong Market|I1|37.4984|126.7222
    S|동수|Dongsu|I1|37.4854|126.7184
    S|부평삼거리|Bupyeongsamgeori|I1|37.4782|126.7104
    S|간석오거리|Ganseogogeori|I1|37.4669|126.7078
    S|인천시청|Incheon City Hall|I1 I2|37.4576|126.7022
    S|예술회관|Arts Center|I1|37.4493|126.7009
    S|인천터미널|Incheon Bus Terminal|I1|37.4419|126.6997
    S|문학경기장|Munhak Sports Complex|I1|37.4349|126.6983
    S|선학|Seonhak|I1|37.4269|126.6988
    S|신연수|Sinyeonsu|I1|37.4180|126.6938
    S|원인재|Woninjae|SU I1|37.4123|126.6878
    S|동춘|Dongchun|I1|37.4046|126.6808
    S|동막|Dongmak|I1|37.3981|126.6735
    S|캠퍼스타운|Campus Town|I1|37.3882|126.6619
    S|테크노파크|Technopark|I1|37.3823|126.6563
    S|지식정보단지|BIT Zone|I1|37.3780|126.6454
    S|인천대입구|Incheon National University|I1|37.3862|126.6393
    S|센트럴파크|Central Park|I1|37.3928|126.6350
    S|국제업무지구|Int’l Business District|I1|37.4004|126.6301
    S|송도달빛축제공원|Songdo Moonlight Festival Park|I1|37.4068|126.6260
    S|검단오류|Geomdan Oryu|I2|37.5950|126.6280
    S|왕길|Wanggil|I2|37.5950|126.6422
    S|검단사거리|Geomdan Sageori|I2|37.6016|126.6565
    S|마전|Majeon|I2|37.5977|126.6671
    S|완정|Wanjeong|I2|37.5928|126.6729
    S|독정|Dokjeong|I2|37.5849|126.6759
    S|검바위|Geombawi|I2|37.5610|126.6775
    S|아시아드경기장|Asiad Stadium|I2|37.5513|126.6770
    S|서구청|Seo-gu Office|I2|37.5438|126.6767
    S|가정|Gajeong|I2|37.5248|126.6753
    S|가정중앙시장|Gajeong Jungang Market|I2|37.5175|126.6767
    S|서부여성회관|West Woman’s Community Center|I2|37.5002|126.6758
    S|인천가좌|Incheon Gajwa|I2|37.4899|126.6752
    S|가재울|Gajaeul|I2|37.4841|126.6838
    S|주안국가산단|Juan National Industrial Complex|I2|37.4735|126.6811
    S|시민공원|Citizens Park|I2|37.4583|126.6810
    S|석바위시장|Seokbawi Market|I2|37.4576|126.6923
    S|석천사거리|Seokcheon Sageori|I2|37.4569|126.7103
    S|모래내시장|Moraenae Market|I2|37.4558|126.7195
    S|만수|Mansu|I2|37.4549|126.7317
    S|남동구청|Namdong-gu Office|I2|37.4481|126.7365
    S|인천대공원|Incheon Grand Park|I2|37.4484|126.7530
    S|운연|Unyeon|I2|37.4395|126.7596
    S|서빙고|Seobinggo|GJ|37.5196|126.9883
    S|한남|Hannam|GJ|37.5293|127.0089
    S|응봉|Eungbong|GJ|37.5504|127.0348
    S|중랑|Jungnang|GJ GC|37.5949|127.0761
    S|망우|Mangu|GJ GC|37.5992|127.0923
    S|양원|Yangwon|GJ|37.6035|127.1084
    S|도농|Donong|GJ|37.6087|127.1611
    S|양정|Yangjeong|GJ|37.6042|127.1946
    S|덕소|Deokso|K GJ|37.5868|127.2088
    S|도심|Dosim|GJ|37.5796|127.2227
    S|팔당|Paldang|GJ|37.5473|127.2438
    S|운길산|Ungilsan|GJ|37.5546|127.3100
    S|양수|Yangsu|GJ|37.5459|127.3289
    S|신원|Sinwon|GJ|37.5259|127.3727
    S|국수|Guksu|GJ|37.5161|127.3994
    S|아신|Asin|GJ|37.5139|127.4432
    S|오빈|Obin|GJ|37.5060|127.4740
    S|양평|Yangpyeong|K GJ|37.4926|127.4918
    S|원덕|Wondeok|GJ|37.4685|127.5474
    S|용문|Yongmun|K GJ|37.4820|127.5942
    S|지평|Jipyeong|GJ|37.4764|127.6296
    S|서강대|Sogang Univ.|GJ|37.5521|126.9353
    S|가좌|Gajwa|GJ|37.5686|126.9148
    S|수색|Susaek|GJ|37.5808|126.8956
    S|한국항공대|Korea Aerospace Univ.|GJ|37.6031|126.8682
    S|강매|Gangmae|GJ|37.6123|126.8445
    S|행신|Haengsin|K GJ|37.6121|126.8340
    S|능곡|Neunggok|GJ WS|37.6187|126.8208
    S|곡산|Goksan|GJ WS|37.6457|126.8018
    S|백마|Baengma|GJ WS|37.6583|126.7944
    S|풍산|Pungsan|GJ WS|37.6721|126.7863
    S|일산|Ilsan|GJ WS|37.6822|126.7695
    S|탄현|Tanhyeon|GJ|37.6941|126.7610
    S|야당|Yadang|GJ|37.7127|126.7615
    S|운정|Unjeong|GJ|37.7254|126.7670
    S|금릉|Geumneung|GJ|37.7512|126.7654
    S|금촌|Geumchon|GJ|37.7661|126.7745
    S|월롱|Wollong|GJ|37.7962|126.7925
    S|파주|Paju|GJ|37.8153|126.7924
    S|문산|Munsan|GJ|37.8545|126.7875
    S|임진강|Imjingang|GJ|37.8883|126.7467
    S|운천|Uncheon|GJ|37.8800|126.7697
    S|갈매|Galmae|GC|37.6341|127.1148
    S|퇴계원|Toegyewon|GC|37.6483|127.1438
    S|사릉|Sareung|GC|37.6511|127.1768
    S|금곡|Geumgok|GC|37.6374|127.2079
    S|평내호평|PyeongnaeHopyeong|GC|37.6532|127.2444
    S|천마산|Cheonmasan|GC|37.6589|127.2857
    S|마석|Maseok|GC|37.6523|127.3117
    S|대성리|Daeseong-ri|GC|37.6839|127.3791
    S|청평|Cheongpyeong|GC T|37.7354|127.4265
    S|상천|Sangcheon|GC|37.7703|127.4542
    S|가평|Gapyeong|GC T|37.8145|127.5106
    S|굴봉산|Gulbongsan|GC|37.8320|127.5577
    S|백양리|Baegyang-ri|GC|37.8308|127.5890
    S|강촌|Gangchon|GC|37.8057|127.6340
    S|김유정|Gimyujeong|GC|37.8184|127.7143
    S|남춘천|Namchuncheon|GC T|37.8640|127.7237
    S|춘천|Chuncheon|GC T|37.8843|127.7166
    S|이매|Imae|SU GK|37.3958|127.1282
    S|삼동|Samdong|GK|37.4087|127.2034
    S|경기광주|Gyeonggi Gwangju|GK|37.3989|127.2532
    S|초월|Chowol|GK|37.3733|127.2999
    S|곤지암|Gonjiam|GK|37.3505|127.3461
    S|신둔도예촌|Sindundoyechon|GK|37.3154|127.4052
    S|이천|Icheon|GK|37.2642|127.4421
    S|부발|Bubal|K GK|37.2604|127.4903
    S|세종대왕릉|Sejongdaewangneung|GK|37.2936|127.5707
    S|여주|Yeoju|GK|37.2828|127.6285
    S|성남|Seongnam|GX GK|37.3947|127.1194
    S|서울숲|Seoul Forest|SU|37.5436|127.0446
    S|압구정로데오|Apgujeong Rodeo|SU|37.5273|127.0405
    S|한티|Hanti|SU|37.4962|127.0528
    S|구룡|Guryong|SU|37.4869|127.0594
    S|개포동|Gaepo-dong|SU|37.4891|127.0660
    S|대모산입구|Daemosan|SU|37.4913|127.0727
    S|가천대|Gachon Univ.|SU|37.4487|127.1266
    S|태평|Taepyeong|SU|37.4398|127.1277
    S|야탑|Yatap|SU|37.4113|127.1286
    S|서현|Seohyeon|SU|37.3849|127.1232
    S|수내|Sunae|SU|37.3784|127.1142
    S|오리|Ori|SU|37.3398|127.1089
    S|보정|Bojeong|SU|37.3127|127.1082
    S|죽전|Jukjeon|SU|37.3245|127.1073
    S|구성|Guseong|GX SU|37.2990|127.1056
    S|신갈|Singal|SU|37.2861|127.1113
    S|상갈|Sanggal|SU|37.2617|127.1087
    S|청명|Cheongmyeong|SU|37.2594|127.0789
    S|영통|Yeongtong|SU|37.2515|127.0713
    S|망포|Mangpo|SU|37.2457|127.0573
    S|매탄권선|Maetan Gwonseon|SU|37.2524|127.0408
    S|수원시청|Suwon City Hall|SU|37.2619|127.0307
    S|매교|Maegyo|SU|37.2655|127.0156
    S|고색|Gosaek|SU|37.2498|126.9805
    S|오목천|Omokcheon|SU|37.2430|126.9636
    S|어천|Eocheon|SU|37.2500|126.9088
    S|야목|Yamok|SU|37.2612|126.8840
    S|사리|Sari|SU|37.2908|126.8571
    S|달월|Darwol|SU|37.3799|126.7454
    S|월곶|Wolgot|SU|37.3918|126.7427
    S|소래포구|Soraepogu|SU|37.4009|126.7335
    S|인천논현|Incheon Nonhyeon|SU|37.4006|126.7224
    S|호구포|Hogupo|SU|37.4016|126.7086
    S|남동인더스파크|Namdong Induspark|SU|37.4076|126.6956
    S|연수|Yeonsu|SU|37.4177|126.6789
    S|송도|Songdo|SU|37.4297|126.6544
    S|인하대|Inha Univ.|SU|37.4481|126.6498
    S|숭의|Sungui|SU|37.4608|126.6380
    S|신포|Sinpo|SU|37.4684|126.6245
    S|원종|Wonjong|WS|37.5240|126.8048
    S|소새울|Sosaeul|WS|37.4685|126.7972
    S|시흥대야|Siheung Daeya|WS|37.4504|126.7931
    S|신천|Sincheon|WS|37.4391|126.7868
    S|신현|Sinhyeon|WS|37.4091|126.7878
    S|시흥시청|Siheung City Hall|WS|37.3814|126.8059
    S|시흥능곡|Siheung Neunggok|WS|37.3699|126.8085
    S|달미|Dalmi|WS|37.3490|126.8093
    S|선부|Seonbu|WS|37.3345|126.8100
    S|시우|Siu|WS|37.3130|126.7955
    S|원시|Wonsi|WS|37.3026|126.7867
    S|운정중앙|Unjeong Jungang|GX|37.7160|126.7281
    S|킨텍스|KINTEX|GX|37.6652|126.7481
    S|동탄|Dongtan|S GX|37.2000|127.0957
    S|다대포해수욕장|Dadaepo Beach|B1|35.0482|128.9659
    S|다대포항|Dadaepo Harbor|B1|35.0572|128.9711
    S|낫개|Natgae|B1|35.0651|128.9797
    S|신장림|Sinjangnim|B1|35.0742|128.9765
    S|장림|Jangnim|B1|35.0815|128.9773
    S|동매|Dongmae|B1|35.0898|128.9740
    S|신평|Sinpyeong|B1|35.0955|128.9605
    S|하단|Hadan|B1|35.1061|128.9666
    S|당리|Dangni|B1|35.1033|128.9741
    S|사하|Saha|B1|35.0997|128.9833
    S|괴정|Goejeong|B1|35.1000|128.9925
    S|대티|Daeti|B1|35.1030|128.9997
    S|서대신|Seodaesin|B1|35.1108|129.0119
    S|동대신|Dongdaesin|B1|35.1105|129.0175
    S|토성|Toseong|B1|35.1008|129.0197
    S|자갈치|Jagalchi|B1|35.0975|129.0269
    S|남포|Nampo|B1|35.0977|129.0347
    S|중앙|Jungang|B1|35.1038|129.0363
    S|부산|Busan|K S B1|35.1152|129.0397
    S|초량|Choryang|B1|35.1211|129.0429
    S|부산진|Busanjin|B1|35.1277|129.0477
    S|좌천|Jwacheon|B1|35.1341|129.0541
    S|범일|Beomil|B1|35.1413|129.0594
    S|범내골|Beomnaegol|B1|35.1472|129.0591
    S|서면|Seomyeon|B1 B2|35.1577|129.0591
    S|부전|Bujeon|K B1 DH|35.1625|129.0627
    S|양정|Yangjeong|B1|35.1730|129.0711
    S|시청|City Hall|B1|35.1797|129.0766
    S|연산|Yeonsan|B1 B3|35.1861|129.0816
    S|교대|Busan Nat’l Univ. of Education|B1 DH|35.1958|129.0800
    S|동래|Dongnae|B1 B4 DH|35.2055|129.0784
    S|명륜|Myeongnyun|B1|35.2122|129.0794
    S|온천장|Oncheonjang|B1|35.2205|129.0866
    S|부산대|Pusan Nat’l Univ.|B1|35.2300|129.0894
    S|장전|Jangjeon|B1|35.2380|129.0880
    S|구서|Guseo|B1|35.2474|129.0913
    S|두실|Dusil|B1|35.2569|129.0913
    S|남산|Namsan|B1|35.2652|129.0925
    S|범어사|Beomeosa|B1|35.2733|129.0926
    S|노포|Nopo|B1|35.2836|129.0950
    S|장산|Jangsan|B2|35.1700|129.1769
    S|중동|Jung-dong|B2|35.1666|129.1688
    S|해운대|Haeundae|B2|35.1635|129.1585
    S|동백|Dongbaek|B2|35.1614|129.1478
    S|벡스코|BEXCO|B2 DH|35.1691|129.1384
    S|센텀시티|Centum City|B2|35.1689|129.1317
    S|민락|Millak|B2|35.1672|129.1218
    S|수영|Suyeong|B2 B3|35.1657|129.1148
    S|광안|Gwangan|B2|35.1579|129.1131
    S|금련산|Geumnyeonsan|B2|35.1498|129.1110
    S|남천|Namcheon|B2|35.1421|129.1079
    S|경성대·부경대|Kyungsung Univ.·Pukyong Nat’l Univ.|B2|35.1375|129.1005
    S|대연|Daeyeon|B2|35.1351|129.0921
    S|못골|Motgol|B2|35.1347|129.0844
    S|지게골|Jigegol|B2|35.1355|129.0743
    S|문현|Munhyeon|B2|35.1391|129.0673
    S|국제금융센터·부산은행|Busan Int’l Finance Center·Busan Bank|B2|35.1458|129.0667
    S|전포|Jeonpo|B2|35.1531|129.0653
    S|부암|Buam|B2|35.1574|129.0501
    S|가야|Gaya|B2|35.1558|129.0428
    S|동의대|Dong-eui Univ.|B2|35.1541|129.0325
    S|개금|Gaegeum|B2|35.1532|129.0205
    S|냉정|Naengjeong|B2|35.1512|129.0122
    S|주례|Jurye|B2|35.1505|129.0030
    S|감전|Gamjeon|B2|35.1555|128.9911
    S|사상|Sasang|B2 BG T|35.1621|128.9846
    S|덕포|Deokpo|B2|35.1737|128.9839
    S|모덕|Modeok|B2|35.1803|128.9856
    S|모라|Mora|B2|35.1896|128.9886
    S|구남|Gunam|B2|35.1968|128.9949
    S|구명|Gumyeong|B2|35.2025|128.9993
    S|덕천|Deokcheon|B2 B3|35.2101|129.0053
    S|수정|Sujeong|B2|35.2233|129.0092
    S|화명|Hwamyeong|B2 T|35.2358|129.0138
    S|율리|Yulli|B2|35.2467|129.0129
    S|동원|Dongwon|B2|35.2586|129.0124
    S|금곡|Geumgok|B2|35.2673|129.0168
    S|호포|Hopo|B2|35.2810|129.0175
    S|증산|Jeungsan|B2|35.3082|129.0102
    S|부산대양산캠퍼스|Pusan Nat’l Univ. Yangsan Campus|B2|35.3169|129.0138
    S|남양산|Namyangsan|B2|35.3253|129.0194
    S|양산|Yangsan|B2|35.3385|129.0264
    S|망미|Mangmi|B3|35.1715|129.1082
    S|배산|Baesan|B3|35.1735|129.0955
    S|물만골|Mulmangol|B3|35.1768|129.0857
    S|거제|Geoje|B3 DH|35.1885|129.0739
    S|종합운동장|Sports Complex|B3|35.1912|129.0675
    S|사직|Sajik|B3|35.1990|129.0650
    S|미남|Minam|B3 B4|35.2055|129.0680
    S|만덕|Mandeok|B3|35.2130|129.0365
    S|남산정|Namsanjeong|B3|35.2133|129.0239
    S|숙등|Sukdeung|B3|35.2119|129.0127
    S|구포|Gupo|K B3|35.2064|128.9963
    S|강서구청|Gangseo-gu Office|B3|35.2112|128.9817
    S|체육공원|Sports Park|B3|35.2126|128.9689
    S|대저|Daejeo|B3 BG|35.2134|128.9607
    S|수안|Suan|B4|35.2018|129.0837
    S|낙민|Nangmin|B4|35.2002|129.0907
    S|충렬사|Chungnyeolsa|B4|35.1998|129.0976
    S|명장|Myeongjang|B4|35.2050|129.1016
    S|서동|Seo-dong|B4|35.2133|129.1076
    S|금사|Geumsa|B4|35.2158|129.1151
    S|반여농산물시장|Banyeo Agricultural Market|B4|35.2177|129.1239
    S|석대|Seokdae|B4|35.2182|129.1371
    S|영산대|Youngsan Univ.|B4|35.2257|129.1461
    S|윗반송|Witbansong|B4|35.2325|129.1540
    S|고촌|Gochon|B4|35.2360|129.1605
    S|안평|Anpyeong|B4|35.2373|129.1718
    S|괘법르네시떼|Gwaebeop Renecite|BG|35.1632|128.9776
    S|서부산유통지구|Seobusan Yutongjigu|BG|35.1664|128.9548
    S|공항|Gimhae International Airport|BG|35.1719|128.9485
    S|덕두|Deokdu|BG|35.1820|128.9541
    S|등구|Deunggu|BG|35.1961|128.9635
    S|평강|Pyeonggang|BG|35.2141|128.9508
    S|대사|Daesa|BG|35.2176|128.9384
    S|불암|Buram|BG|35.2221|128.9278
    S|지내|Jinae|BG|35.2275|128.9237
    S|김해대학|Gimhae College|BG|35.2289|128.9156
    S|인제대|Inje Univ.|BG|35.2280|128.9017
    S|김해시청|Gimhae City Hall|BG|35.2271|128.8904
    S|부원|Buwon|BG|35.2264|128.8838
    S|봉황|Bonghwang|BG|35.2272|128.8743
    S|수로왕릉|Royal Tomb of King Suro|BG|35.2328|128.8721
    S|박물관|Museum|BG|35.2400|128.8718
    S|연지공원|Yeonji Park|BG|35.2496|128.8692
    S|장신대|Presbyterian Univ.|BG|35.2595|128.8671
    S|가야대|Kaya Univ.|BG|35.2667|128.8650
    S|거제해맞이|Geojehaemaji|DH|35.1811|129.0690
    S|안락|Allak|DH|35.1960|129.1010
    S|부산원동|Busanwondong|DH|35.1938|129.1137
    S|재송|Jaesong|DH|35.1880|129.1201
    S|센텀|Centum|DH|35.1793|129.1245
    S|신해운대|Sinhaeundae|K DH|35.1818|129.1766
    S|송정|Songjeong|DH|35.1878|129.2020
    S|오시리아|OSIRIA|DH|35.1962|129.2082
    S|기장|Gijang|DH T|35.2446|129.2188
    S|일광|Ilgwang|DH|35.2675|129.2330
    S|좌천|Jwacheon|DH T|35.3118|129.2451
    S|월내|Wollae|DH|35.3281|129.2766
    S|서생|Seosaeng|DH|35.3461|129.2930
    S|남창|Namchang|DH T|35.4197|129.2822
    S|망양|Mangyang|DH|35.4565|129.2878
    S|덕하|Deokha|DH T|35.4940|129.3030
    S|개운포|Gaeunpo|DH|35.5078|129.3210
    S|태화강|Taehwagang|K DH|35.5386|129.3532
    S|설화명곡|Seolhwa Myeonggok|D1|35.7986|128.4893
    S|화원|Hwawon|D1|35.8043|128.5004
    S|대곡|Daegok|D1|35.8095|128.5125
    S|진천|Jincheon|D1|35.8138|128.5223
    S|월배|Wolbae|D1|35.8161|128.5301
    S|상인|Sangin|D1|35.8188|128.5375
    S|월촌|Wolchon|D1|35.8236|128.5454
    S|송현|Songhyeon|D1|35.8310|128.5517
    S|서부정류장|Seobu Bus Terminal|D1|35.8373|128.5570
    S|대명|Daemyeong|D1|35.8392|128.5652
    S|안지랑|Anjirang|D1|35.8392|128.5740
    S|현충로|Hyeonchungno|D1|35.8407|128.5808
    S|영대병원|Yeungnam University Hospital|D1|35.8442|128.5882
    S|교대|Daegu Nat’l Univ. of Education|D1|35.8510|128.5906
    S|명덕|Myeongdeok|D1 D3|35.8573|128.5908
    S|반월당|Banwoldang|D1 D2|35.8638|128.5933
    S|중앙로|Jungangno|D1|35.8708|128.5938
    S|대구|Daegu|D1 DK T|35.8763|128.5969
    S|칠성시장|Chilseong Market|D1|35.8761|128.6048
    S|신천|Sincheon|D1|35.8745|128.6172
    S|동대구|Dongdaegu|K S D1 DK|35.8784|128.6279
    S|동구청|Dong-gu Office|D1|35.8844|128.6322
    S|아양교|Ayanggyo|D1|35.8872|128.6395
    S|동촌|Dongchon|D1|35.8860|128.6504
    S|해안|Haean|D1|35.8837|128.6590
    S|방촌|Bangchon|D1|35.8799|128.6697
    S|용계|Yonggye|D1|35.8762|128.6814
    S|율하|Yulha|D1|35.8697|128.6927
    S|신기|Singi|D1|35.8667|128.7017
    S|반야월|Banyawol|D1|35.8659|128.7136
    S|각산|Gaksan|D1|35.8678|128.7238
    S|안심|Ansim|D1|35.8712|128.7338
    S|대구한의대병원|Daegu Haany University Hospital|D1|35.8717|128.7508
    S|부호|Buho|D1|35.9002|128.8031
    S|하양|Hayang|D1 T|35.9094|128.8175
    S|문양|Munyang|D2|35.8641|128.4370
    S|다사|Dasa|D2|35.8649|128.4582
    S|대실|Daesil|D2|35.8573|128.4656
    S|강창|Gangchang|D2|35.8531|128.4789
    S|계명대|Keimyung Univ.|D2|35.8514|128.4919
    S|성서산업단지|Seongseo Industrial Complex|D2|35.8518|128.5071
    S|이곡|Igok|D2|35.8506|128.5157
    S|용산|Yongsan|D2|35.8491|128.5287
    S|죽전|Jukjeon|D2|35.8503|128.5370
    S|감삼|Gamsam|D2|35.8543|128.5479
    S|두류|Duryu|D2|35.8572|128.5555
    S|내당|Naedang|D2|35.8601|128.5645
    S|반고개|Bangogae|D2|35.8623|128.5728
    S|청라언덕|Cheongna Hill|D2 D3|35.8650|128.5823
    S|경대병원|Kyungpook Nat’l Univ. Hospital|D2|35.8631|128.6031
    S|대구은행|Daegu Bank|D2|35.8598|128.6139
    S|범어|Beomeo|D2|35.8591|128.6257
    S|수성구청|Suseong-gu Office|D2|35.8587|128.6359
    S|만촌|Manchon|D2|35.8588|128.6449
    S|담티|Damti|D2|35.8548|128.6541
    S|연호|Yeonho|D2|35.8465|128.6718
    S|수성알파시티|Suseong Alpha City|D2|35.8427|128.6799
    S|고산|Gosan|D2|35.8429|128.6933
    S|신매|Sinmae|D2|35.8408|128.7050
    S|사월|Sawol|D2|35.8370|128.7151
    S|정평|Jeongpyeong|D2|35.8340|128.7286
    S|임당|Imdang|D2|35.8341|128.7410
    S|영남대|Yeungnam University|D2|35.8363|128.7529
    S|칠곡경대병원|Chilgok Kyungpook Nat’l Univ. Medical Center|D3|35.9583|128.5598
    S|학정|Hakjeong|D3|35.9515|128.5591
    S|팔거|Palgeo|D3|35.9440|128.5583
    S|동천|Dongcheon|D3|35.9377|128.5566
    S|칠곡운암|Chilgok·Unam|D3|35.9314|128.5545
    S|구암|Guam|D3|35.9257|128.5503
    S|태전|Taejeon|D3|35.9196|128.5473
    S|매천|Maecheon|D3|35.9126|128.5434
    S|매천시장|Maecheon Market|D3|35.9044|128.5457
    S|팔달|Paldal|D3|35.8977|128.5468
    S|공단|Gongdan|D3|35.8920|128.5536
    S|만평|Manpyeong|D3|35.8898|128.5610
    S|팔달시장|Paldal Market|D3|35.8888|128.5678
    S|원대|Wondae|D3|35.8878|128.5743
    S|북구청|Buk-gu Office|D3|35.8838|128.5814
    S|달성공원|Dalseong Park|D3|35.8757|128.5821
    S|서문시장|Seomun Market|D3|35.8696|128.5822
    S|남산|Namsan|D3|35.8566|128.5834
    S|건들바위|Geondeulbawi|D3|35.8553|128.5996
    S|대봉교|Daebonggyo|D3|35.8549|128.6063
    S|수성시장|Suseong Market|D3|35.8543|128.6160
    S|수성구민운동장|Suseong District Stadium|D3|35.8524|128.6251
    S|어린이세상|Children’s World|D3|35.8451|128.6244
    S|황금|Hwanggeum|D3|35.8390|128.6239
    S|수성못|Suseongmot|D3|35.8313|128.6232
    S|지산|Jisan|D3|35.8251|128.6319
    S|범물|Beommul|D3|35.8208|128.6401
    S|용지|Yongji|D3|35.8182|128.6465
    S|구미|Gumi|DK T|36.1282|128.3310
    S|사곡|Sagok|DK|36.0985|128.3564
    S|북삼|Buksam|DK|36.0560|128.3452
    S|왜관|Waegwan|DK T|35.9918|128.4003
    S|서대구|Seodaegu|K S DK|35.8817|128.5401
    S|경산|Gyeongsan|K DK|35.8192|128.7276
    S|판암|Panam|J1|36.3168|127.4582
    S|신흥|Sinheung|J1|36.3196|127.4487
    S|대동|Dae-dong|J1|36.3295|127.4428
    S|대전|Daejeon|K S J1|36.3315|127.4331
    S|중앙로|Jungangno|J1|36.3286|127.4258
    S|중구청|Jung-gu Office|J1|36.3248|127.4196
    S|서대전네거리|Seodaejeon Negeori|J1|36.3224|127.4125
    S|오룡|Oryong|J1|36.3285|127.4050
    S|용문|Yongmun|J1|36.3382|127.3933
    S|탄방|Tanbang|J1|36.3454|127.3846
    S|시청|City Hall|J1|36.3516|127.3867
    S|정부청사|Government Complex Daejeon|J1|36.3576|127.3810
    S|갈마|Galma|J1|36.3575|127.3726
    S|월평|Wolpyeong|J1|36.3582|127.3643
    S|갑천|Gapcheon|J1|36.3545|127.3544
    S|유성온천|Yuseong Spa|J1|36.3536|127.3415
    S|구암|Guam|J1|36.3566|127.3308
    S|현충원|National Cemetery|J1|36.3590|127.3215
    S|월드컵경기장|World Cup Stadium|J1|36.3668|127.3178
    S|노은|Noeun|J1|36.3741|127.3178
    S|지족|Jijok|J1|36.3841|127.3195
    S|반석|Banseok|J1|36.3921|127.3145
    S|녹동|Nokdong|G1|35.1070|126.9339
    S|소태|Sotae|G1|35.1241|126.9320
    S|학동증심사입구|Hak-dong·Jeungsimsa|G1|35.1330|126.9283
    S|남광주|Namgwangju|G1|35.1389|126.9231
    S|문화전당|Culture Center|G1|35.1466|126.9200
    S|금남로4가|Geumnamno 4-ga|G1|35.1509|126.9144
    S|금남로5가|Geumnamno 5-ga|G1|35.1536|126.9100
    S|양동시장|Yangdong Market|G1|35.1541|126.9010
    S|돌고개|Dolgogae|G1|35.1520|126.8956
    S|농성|Nongseong|G1|35.1533|126.8839
    S|화정|Hwajeong|G1|35.1520|126.8766
    S|쌍촌|Ssangchon|G1|35.1517|126.8695
    S|운천|Uncheon|G1|35.1504|126.8586
    S|상무|Sangmu|G1|35.1467|126.8486
    S|김대중컨벤션센터|Kim Daejung Convention Center|G1|35.1432|126.8414
    S|공항|Airport|G1|35.1441|126.8115
    S|송정공원|Songjeong Park|G1|35.1435|126.7992
    S|광주송정|Gwangju Songjeong|K S G1|35.1375|126.7914
    S|도산|Dosan|G1|35.1317|126.7879
    S|평동|Pyeong-dong|G1|35.1247|126.7695
    S|천안아산|Cheonan-Asan|K S|36.7946|127.1045
    S|오송|Osong|K S|36.6215|127.3287
    S|서대전|Seodaejeon|K|36.3263|127.4016
    S|계룡|Gyeryong|K|36.2724|127.2657
    S|논산|Nonsan|K|36.2070|127.0920
    S|공주|Gongju|K S|36.3325|127.0968
    S|익산|Iksan|K S|35.9407|126.9465
    S|김제|Gimje|K|35.7932|126.9038
    S|정읍|Jeongeup|K S|35.5753|126.8427
    S|장성|Jangseong|K|35.2994|126.7798
    S|나주|Naju|K S|35.0139|126.7172
    S|목포|Mokpo|K S|34.7911|126.3864
    S|전주|Jeonju|K S|35.8495|127.1614
    S|남원|Namwon|K S|35.4107|127.3605
    S|곡성|Gokseong|K S|35.2834|127.3037
    S|구례구|Guryegu|K S|35.1634|127.4526
    S|순천|Suncheon|K S|34.9466|127.5009
    S|여천|Yeocheon|K S|34.7681|127.6594
    S|여수엑스포|Yeosu Expo|K S|34.7528|127.7465
    S|김천구미|Gimcheon-Gumi|K S|36.1135|128.1809
    S|경주|Gyeongju|K S|35.7983|129.1389
    S|울산|Ulsan|K S|35.5513|129.1386
    S|밀양|Miryang|K S|35.4746|128.7712
    S|물금|Mulgeum|K|35.3072|128.9843
    S|진영|Jinyeong|K S|35.3038|128.7300
    S|창원중앙|Changwonjungang|K S|35.2422|128.7014
    S|창원|Changwon|K S|35.2584|128.6072
    S|마산|Masan|K S|35.2359|128.5770
    S|진주|Jinju|K S|35.1504|128.1180
    S|서원주|Seowonju|K|37.3498|127.8370
    S|만종|Manjong|K|37.3563|127.8969
    S|횡성|Hoengseong|K|37.4827|128.0102
    S|둔내|Dunnae|K|37.5100|128.2211
    S|평창|Pyeongchang|K|37.5622|128.4300
    S|진부|Jinbu|K|37.6425|128.5748
    S|강릉|Gangneung|K|37.7634|128.8988
    S|정동진|Jeongdongjin|K|37.6910|129.0331
    S|묵호|Mukho|K|37.5459|129.1077
    S|동해|Donghae|K|37.4982|129.1239
    S|제천|Jecheon|K|37.1280|128.2043
    S|풍기|Punggi|K|36.8733|128.5224
    S|북울산|Bugulsan|K|35.6147|129.3722
    S|전의|Jeonui|T|36.6780|127.2033
    S|조치원|Jochiwon|T|36.6013|127.2960
    S|부강|Bugang|T|36.5321|127.3660
    S|신탄진|Sintanjin|T|36.4505|127.4287
    S|옥천|Okcheon|T|36.2978|127.5652
    S|이원|Iwon|T|36.2436|127.6179
    S|지탄|Jitan|T|36.2418|127.6764
    S|심천|Simcheon|T|36.2379|127.7195
    S|영동|Yeongdong|T|36.1742|127.7820
    S|황간|Hwanggan|T|36.2242|127.9120
    S|추풍령|Chupungnyeong|T|36.2132|127.9956
    S|김천|Gimcheon|T|36.1237|128.1143
    S|약목|Yangmok|T|36.0371|128.3640
    S|신동|Sindong|T|35.9552|128.4865
    S|남성현|Namseonghyeon|T|35.7061|128.7185
    S|청도|Cheongdo|T|35.6396|128.7462
    S|상동|Sangdong|T|35.5554|128.7603
    S|삼랑진|Samnangjin|T|35.3994|128.8434
    S|원동|Wondong|T|35.3627|128.9207
    S|청주|Cheongju|T|36.6470|127.3923
    S|오근장|Ogeunjang|T|36.6989|127.4768
    S|청주공항|Cheongju Airport|T|36.7216|127.4896
    S|증평|Jeungpyeong|T|36.7777|127.5819
    S|음성|Eumseong|T|36.9261|127.7044
    S|주덕|Judeok|T|36.9729|127.8024
    S|충주|Chungju|T|36.9757|127.9095
    S|삼탄|Samtan|T|37.0710|128.0293
    S|옥산|Oksan|T|36.2832|128.0950
    S|청리|Cheongni|T|36.3388|128.1283
    S|상주|Sangju|T|36.4104|128.1636
    S|함창|Hamchang|T|36.5698|128.1746
    S|점촌|Jeomchon|T|36.5955|128.2032
    S|개포|Gaepo|T|36.6271|128.3288
    S|용궁|Yonggung|T|36.6068|128.2727
    S|예천|Yecheon|T|36.6475|128.4448
    S|연산|Yeonsan|T|36.2124|127.2011
    S|강경|Ganggyeong|T|36.1533|127.0152
    S|함열|Hamyeol|T|36.0803|126.9568
    S|도고온천|Dogo Oncheon|T|36.7497|126.8892
    S|신례원|Sillyewon|T|36.7259|126.8476
    S|예산|Yesan|T|36.6856|126.8290
    S|삽교|Sapgyo|T|36.6859|126.7395
    S|홍성|Hongseong|T|36.5993|126.6804
    S|광천|Gwangcheon|T|36.5026|126.6225
    S|청소|Cheongso|T|36.4456|126.5909
    S|대천|Daecheon|T|36.3423|126.5855
    S|웅천|Ungcheon|T|36.2341|126.6018
    S|판교|Pangyo|T|36.1556|126.6793
    S|서천|Seocheon|T|36.0770|126.7012
    S|장항|Janghang|T|36.0414|126.7081
    S|군산|Gunsan|T|36.0018|126.7587
    S|대야|Daeya|T|35.9432|126.8107
    S|신태인|Sintaein|T|35.6873|126.8847
    S|백양사|Baegyangsa|T|35.4316|126.8084
    S|극락강|Geungnakgang|T|35.1760|126.8307
    S|광주|Gwangju|T|35.1665|126.9094
    S|서광주|Seogwangju|T|35.1245|126.8482
    S|효천|Hyocheon|T|35.1028|126.8775
    S|다시|Dasi|T|35.0165|126.6396
    S|함평|Hampyeong|T|35.0239|126.5388
    S|일로|Illo|T|34.8482|126.4777
    S|임성리|Imseong-ri|T|34.8203|126.4345
    S|삼례|Samnye|T|35.9064|127.0640
    S|임실|Imsil|T|35.6322|127.2882
    S|오수|Osu|T|35.5444|127.3191
    S|능주|Neungju|T|34.9860|126.9642
    S|이양|Iyang|T|34.8908|126.9899
    S|명봉|Myeongbong|T|34.8275|127.0758
    S|보성|Boseong|T|34.7686|127.0801
    S|득량|Deungnyang|T|34.7608|127.1719
    S|예당|Yedang|T|34.7787|127.2028
    S|조성|Joseong|T|34.8067|127.2487
    S|벌교|Beolgyo|T|34.8221|127.3103
    S|광양|Gwangyang|T|34.9678|127.5890
    S|하동|Hadong|T|35.0702|127.7598
    S|한림정|Hallimjeong|T|35.3223|128.8034
    S|함안|Haman|T|35.2771|128.4101
    S|석불|Seokbul|T|37.4529|127.6572
    S|일신|Ilsin|T|37.4454|127.6883
    S|매곡|Maegok|T|37.4317|127.7180
    S|양동|Yangdong|T|37.4202|127.7548
    S|삼산|Samsan|T|37.3927|127.7799
    S|봉양|Bongyang|T|37.1310|128.1310
    S|쌍용|Ssangyong|T|37.1746|128.3284
    S|민둥산|Mindungsan|T|37.2436|128.7732
    S|사북|Sabuk|T|37.2262|128.8166
    S|태백|Taebaek|T|37.1768|128.9834
    S|동백산|Dongbaeksan|T|37.1510|129.0339
    S|도계|Dogye|T|37.2292|129.0443
    S|신기|Singi|T|37.3461|129.0850
    S|봉화|Bonghwa|T|36.8916|128.7264
    S|춘양|Chunyang|T|36.9372|128.9198
    S|임기|Imgi|T|36.9038|128.9993
    S|현동|Hyeondong|T|36.9371|129.0120
    S|분천|Buncheon|T|36.9323|129.0585
    S|양원|Yangwon|T|36.9642|129.0914
    S|승부|Seungbu|T|36.9937|129.0837
    S|석포|Seokpo|T|37.0450|129.0607
    S|서경주|Seogyeongju|T|35.8686|129.2011
    D|종로구|Jongno-gu|서울||37.5755|126.9825
    D|중구|Jung-gu|서울||37.5638|126.9878
    D|용산구|Yongsan-gu|서울||37.5361|126.9694
    D|성동구|Seongdong-gu|서울||37.5542|127.0334
    D|광진구|Gwangjin-gu|서울||37.5476|127.0828
    D|동대문구|Dongdaemun-gu|서울||37.5826|127.0540
    D|중랑구|Jungnang-gu|서울||37.6000|127.0905
    D|성북구|Seongbuk-gu|서울||37.5900|127.0181
    D|강북구|Gangbuk-gu|서울||37.6340|127.0133
    D|도봉구|Dobong-gu|서울||37.6593|127.0315
    D|노원구|Nowon-gu|서울||37.6381|127.0733
    D|은평구|Eunpyeong-gu|서울||37.6049|126.9145
    D|서대문구|Seodaemun-gu|서울||37.5675|126.9507
    D|마포구|Mapo-gu|서울||37.5477|126.9317
    D|양천구|Yangcheon-gu|서울||37.5285|126.8632
    D|강서구|Gangseo-gu|서울||37.5543|126.8176
    D|구로구|Guro-gu|서울||37.4944|126.8479
    D|금천구|Geumcheon-gu|서울||37.4670|126.9004
    D|영등포구|Yeongdeungpo-gu|서울||37.5220|126.8985
    D|동작구|Dongjak-gu|서울||37.5032|126.9498
    D|관악구|Gwanak-gu|서울||37.4633|126.9572
    D|서초구|Seocho-gu|서울||37.4682|127.0281
    D|강남구|Gangnam-gu|서울||37.4935|127.0593
    D|송파구|Songpa-gu|서울||37.5032|127.1189
    D|강동구|Gangdong-gu|서울||37.5484|127.1438
    D|중구|Jung-gu|부산||35.1014|129.0321
    D|서구|Seo-gu|부산||35.1003|129.0208
    D|동구|Dong-gu|부산||35.1302|129.0454
    D|영도구|Yeongdo-gu|부산||35.0906|129.0429
    D|부산진구|Busanjin-gu|부산||35.1669|129.0517
    D|동래구|Dongnae-gu|부산||35.2049|129.0886
    D|남구|Nam-gu|부산||35.1206|129.0857
    D|북구|Buk-gu|부산||35.2180|129.0231
    D|해운대구|Haeundae-gu|부산||35.1850|129.1513
    D|사하구|Saha-gu|부산||35.0888|128.9752
    D|금정구|Geumjeong-gu|부산||35.2536|129.0960
    D|강서구|Gangseo-gu|부산||35.1301|128.8778
    D|연제구|Yeonje-gu|부산||35.1821|129.0752
    D|수영구|Suyeong-gu|부산||35.1615|129.1102
    D|사상구|Sasang-gu|부산||35.1597|128.9883
    D|기장군|Gijang-gun|부산||35.2442|129.2139
    D|중구|Jung-gu|대구||35.8710|128.5929
    D|동구|Dong-gu|대구||35.8992|128.6895
    D|서구|Seo-gu|대구||35.8746|128.5646
    D|남구|Nam-gu|대구||35.8366|128.5975
    D|북구|Buk-gu|대구||35.9108|128.5799
    D|수성구|Suseong-gu|대구||35.8427|128.6577
    D|달서구|Dalseo-gu|대구||35.8398|128.5256
    D|달성군|Dalseong-gun|대구||35.7923|128.5026
    D|군위군|Gunwi-gun|대구||36.2351|128.5787
    D|중구|Jung-gu|인천||37.4720|126.6224
    D|동구|Dong-gu|인천||37.4788|126.6403
    D|미추홀구|Michuhol-gu|인천||37.4515|126.6635
    D|연수구|Yeonsu-gu|인천||37.4220|126.6659
    D|남동구|Namdong-gu|인천||37.4374|126.7259
    D|부평구|Bupyeong-gu|인천||37.4909|126.7259
    D|계양구|Gyeyang-gu|인천||37.5649|126.7403
    D|서구|Seo-gu|인천||37.5666|126.6694
    D|강화군|Ganghwa-gun|인천||37.7472|126.4856
    D|옹진군|Ongjin-gun|인천||37.5279|126.4514
    D|동구|Dong-gu|광주||35.1479|126.9195
    D|서구|Seo-gu|광주||35.1496|126.8541
    D|남구|Nam-gu|광주||35.0920|126.8738
    D|북구|Buk-gu|광주||35.1919|126.9066
    D|광산구|Gwangsan-gu|광주||35.1684|126.7622
    D|동구|Dong-gu|대전||36.3323|127.4586
    D|중구|Jung-gu|대전||36.3081|127.4112
    D|서구|Seo-gu|대전||36.3030|127.3544
    D|유성구|Yuseong-gu|대전||36.3827|127.3437
    D|대덕구|Daedeok-gu|대전||36.4257|127.4312
    D|중구|Jung-gu|울산||35.5640|129.3260
    D|남구|Nam-gu|울산||35.5083|129.3476
    D|동구|Dong-gu|울산||35.5241|129.4273
    D|북구|Buk-gu|울산||35.6066|129.3764
    D|울주군|Ulju-gun|울산||35.4327|129.3280
    D|세종시|Sejong-si|세종||36.5924|127.2922
    D|수원시|Suwon-si|경기||37.2911|127.0089
    D|성남시|Seongnam-si|경기||37.4386|127.1378
    D|의정부시|Uijeongbu-si|경기||37.7415|127.0474
    D|안양시|Anyang-si|경기||37.3925|126.9269
    D|부천시|Bucheon-si|경기||37.4989|126.7831
    D|광명시|Gwangmyeong-si|경기||37.4772|126.8664
    D|평택시|Pyeongtaek-si|경기||36.9947|127.0889
    D|동두천시|Dongducheon-si|경기||37.9173|127.0666
    D|안산시|Ansan-si|경기||37.3236|126.8219
    D|고양시|Goyang-si|경기||37.6564|126.8350
    D|과천시|Gwacheon-si|경기||37.4316|126.9945
    D|구리시|Guri-si|경기||37.5986|127.1394
    D|남양주시|Namyangju-si|경기||37.6367|127.2142
    D|오산시|Osan-si|경기||37.1522|127.0706
    D|시흥시|Siheung-si|경기||37.3951|126.8129
    D|군포시|Gunpo-si|경기||37.3675|126.9469
    D|의왕시|Uiwang-si|경기||37.3653|126.9478
    D|하남시|Hanam-si|경기||37.5400|127.2056
    D|용인시|Yongin-si|경기||37.2642|127.1228
    D|파주시|Paju-si|경기||37.7429|126.7405
    D|이천시|Icheon-si|경기||37.2792|127.4425
    D|안성시|Anseong-si|경기||37.0108|127.2703
    D|김포시|Gimpo-si|경기||37.6236|126.7142
    D|화성시|Hwaseong-si|경기||37.2068|126.8169
    D|광주시|Gwangju-si|경기||37.4100|127.2572
    D|양주시|Yangju-si|경기||37.8331|127.0617
    D|포천시|Pocheon-si|경기||37.8705|127.1625
    D|여주시|Yeoju-si|경기||37.2958|127.6339
    D|연천군|Yeoncheon-gun|경기||38.1141|127.1033
    D|가평군|Gapyeong-gun|경기||37.8310|127.5106
    D|양평군|Yangpyeong-gun|경기||37.4897|127.4906
    D|덕양구|Deogyang-gu|경기|고양시|37.6439|126.8657
    D|일산동구|Ilsandong-gu|경기|고양시|37.6765|126.7963
    D|일산서구|Ilsanseo-gu|경기|고양시|37.6819|126.7419
    D|원미구|Wonmi-gu|경기|부천시|37.5012|126.7827
    D|소사구|Sosa-gu|경기|부천시|37.4734|126.8080
    D|오정구|Ojeong-gu|경기|부천시|37.5257|126.7913
    D|수정구|Sujeong-gu|경기|성남시|37.4476|127.1129
    D|중원구|Jungwon-gu|경기|성남시|37.4317|127.1527
    D|분당구|Bundang-gu|경기|성남시|37.3790|127.1089
    D|장안구|Jangan-gu|경기|수원시|37.3046|127.0030
    D|권선구|Gwonseon-gu|경기|수원시|37.2556|126.9845
    D|팔달구|Paldal-gu|경기|수원시|37.2776|127.0161
    D|영통구|Yeongtong-gu|경기|수원시|37.2632|127.0535
    D|상록구|Sangnok-gu|경기|안산시|37.3126|126.8660
    D|단원구|Danwon-gu|경기|안산시|37.3124|126.7747
    D|만안구|Manan-gu|경기|안양시|37.3970|126.9200
    D|동안구|Dongan-gu|경기|안양시|37.3970|126.9607
    D|처인구|Cheoin-gu|경기|용인시|37.2326|127.2145
    D|기흥구|Giheung-gu|경기|용인시|37.2678|127.1139
    D|수지구|Suji-gu|경기|용인시|37.3295|127.0765
    D|춘천시|Chuncheon-si|강원||37.8747|127.7342
    D|원주시|Wonju-si|강원||37.3514|127.9453
    D|강릉시|Gangneung-si|강원||37.7527|128.8724
    D|동해시|Donghae-si|강원||37.4984|129.1009
    D|태백시|Taebaek-si|강원||37.1759|128.9889
    D|속초시|Sokcho-si|강원||38.2070|128.5918
    D|삼척시|Samcheok-si|강원||37.4406|129.1708
    D|홍천군|Hongcheon-gun|강원||37.6918|127.8857
    D|횡성군|Hoengseong-gun|강원||37.4987|127.9930
    D|영월군|Yeongwol-gun|강원||37.1845|128.4682
    D|평창군|Pyeongchang-gun|강원||37.3576|128.3893
    D|정선군|Jeongseon-gun|강원||37.3701|128.6541
    D|철원군|Cheorwon-gun|강원||38.2092|127.2175
    D|화천군|Hwacheon-gun|강원||38.1071|127.7063
    D|양구군|Yanggu-gun|강원||38.1058|127.9894
    D|인제군|Inje-gun|강원||38.0856|128.2614
    D|고성군|Goseong-gun|강원||38.3788|128.4676
    D|양양군|Yangyang-gun|강원||38.0820|128.6093
    D|충주시|Chungju-si|충북||36.9767|127.9287
    D|제천시|Jecheon-si|충북||37.1355|128.2118
    D|보은군|Boeun-gun|충북||36.4918|127.7143
    D|옥천군|Okcheon-gun|충북||36.3012|127.5680
    D|영동군|Yeongdong-gun|충북||36.1750|127.7764
    D|증평군|Jeungpyeong-gun|충북||36.7635|127.6037
    D|진천군|Jincheon-gun|충북||36.8567|127.4433
    D|괴산군|Goesan-gun|충북||36.8108|127.7947
    D|음성군|Eumseong-gun|충북||36.9434|127.6613
    D|단양군|Danyang-gun|충북||36.9665|128.3892
    D|청주시|Cheongju-si|충북||36.6372|127.4897
    D|상당구|Sangdang-gu|충북|청주시|36.6268|127.5071
    D|서원구|Seowon-gu|충북|청주시|36.6208|127.4719
    D|흥덕구|Heungdeok-gu|충북|청주시|36.6415|127.4491
    D|청원구|Cheongwon-gu|충북|청주시|36.6615|127.4918
    D|천안시|Cheonan-si|충남||36.8065|127.1522
    D|공주시|Gongju-si|충남||36.4556|127.1247
    D|보령시|Boryeong-si|충남||36.3493|126.5977
    D|아산시|Asan-si|충남||36.7836|127.0042
    D|서산시|Seosan-si|충남||36.7817|126.4522
    D|논산시|Nonsan-si|충남||36.2039|127.0847
    D|계룡시|Gyeryong-si|충남||36.2725|127.2517
    D|당진시|Dangjin-si|충남||36.8944|126.6297
    D|금산군|Geumsan-gun|충남||36.1031|127.4889
    D|부여군|Buyeo-gun|충남||36.2747|126.9091
    D|서천군|Seocheon-gun|충남||36.0215|126.6890
    D|청양군|Cheongyang-gun|충남||36.4512|126.7845
    D|홍성군|Hongseong-gun|충남||36.6009|126.6650
    D|예산군|Yesan-gun|충남||36.6776|126.8427
    D|태안군|Taean-gun|충남||36.7403|126.3078
    D|동남구|Dongnam-gu|충남|천안시|36.8021|127.1519
    D|서북구|Seobuk-gu|충남|천안시|36.8317|127.1327
    D|전주시|Jeonju-si|전북||35.8219|127.1489
    D|군산시|Gunsan-si|전북||35.9786|126.7114
    D|익산시|Iksan-si|전북||35.9439|126.9544
    D|정읍시|Jeongeup-si|전북||35.6000|126.9170
    D|남원시|Namwon-si|전북||35.4116|127.3798
    D|김제시|Gimje-si|전북||35.7917|126.8907
    D|완주군|Wanju-gun|전북||35.8451|127.1475
    D|진안군|Jinan-gun|전북||35.7917|127.4253
    D|무주군|Muju-gun|전북||36.0144|127.6626
    D|장수군|Jangsu-gun|전북||35.6484|127.5152
    D|임실군|Imsil-gun|전북||35.6131|127.2794
    D|순창군|Sunchang-gun|전북||35.3721|127.1307
    D|고창군|Gochang-gun|전북||35.4333|126.7000
    D|부안군|Buan-gun|전북||35.7081|126.7499
    D|완산구|Wansan-gu|전북|전주시|35.8148|127.1401
    D|덕진구|Deokjin-gu|전북|전주시|35.8608|127.1063
    D|목포시|Mokpo-si|전남||34.8128|126.3918
    D|여수시|Yeosu-si|전남||34.7606|127.6621
    D|순천시|Suncheon-si|전남||34.9505|127.4878
    D|나주시|Naju-si|전남||35.0292|126.7175
    D|광양시|Gwangyang-si|전남||34.9414|127.6957
    D|담양군|Damyang-gun|전남||35.3189|126.9839
    D|곡성군|Gokseong-gun|전남||35.2757|127.2693
    D|구례군|Gurye-gun|전남||35.2094|127.4644
    D|고흥군|Goheung-gun|전남||34.6000|127.2635
    D|보성군|Boseong-gun|전남||34.7715|127.0800
    D|화순군|Hwasun-gun|전남||35.0613|126.9875
    D|장흥군|Jangheung-gun|전남||34.6816|126.9069
    D|강진군|Gangjin-gun|전남||34.6275|126.7408
    D|해남군|Haenam-gun|전남||34.5711|126.5989
    D|영암군|Yeongam-gun|전남||34.8006|126.6967
    D|무안군|Muan-gun|전남||34.9986|126.4731
    D|함평군|Hampyeong-gun|전남||35.0678|126.4987
    D|영광군|Yeonggwang-gun|전남||35.2781|126.5118
    D|장성군|Jangseong-gun|전남||35.2978|126.7844
    D|완도군|Wando-gun|전남||34.3345|126.7081
    D|진도군|Jindo-gun|전남||34.4918|126.2466
    D|신안군|Sinan-gun|전남||34.8262|126.1086
    D|포항시|Pohang-si|경북||36.0292|129.3648
    D|경주시|Gyeongju-si|경북||35.8428|129.2117
    D|김천시|Gimcheon-si|경북||36.1218|128.1198
    D|안동시|Andong-si|경북||36.5664|128.7227
    D|구미시|Gumi-si|경북||36.1136|128.3360
    D|영주시|Yeongju-si|경북||36.8217|128.6308
    D|영천시|Yeongcheon-si|경북||35.9698|128.9352
    D|상주시|Sangju-si|경북||36.4153|128.1606
    D|문경시|Mungyeong-si|경북||36.5946|128.1995
    D|경산시|Gyeongsan-si|경북||35.8233|128.7378
    D|의성군|Uiseong-gun|경북||36.3503|128.7001
    D|청송군|Cheongsong-gun|경북||36.4335|129.0570
    D|영양군|Yeongyang-gun|경북||36.6374|129.1586
    D|영덕군|Yeongdeok-gun|경북||36.4332|129.3910
    D|청도군|Cheongdo-gun|경북||35.6675|128.7137
    D|고령군|Goryeong-gun|경북||35.7216|128.2625
    D|성주군|Seongju-gun|경북||35.9197|128.2820
    D|칠곡군|Chilgok-gun|경북||35.9626|128.4102
    D|예천군|Yecheon-gun|경북||36.6574|128.4551
    D|봉화군|Bonghwa-gun|경북||36.8893|128.7033
    D|울진군|Uljin-gun|경북||37.0012|129.3559
    D|울릉군|Ulleung-gun|경북||37.4956|130.8860
    D|남구|Nam-gu|경북|포항시|36.0091|129.3747
    D|북구|Buk-gu|경북|포항시|36.0440|129.3664
    D|창원시|Changwon-si|경남||35.2281|128.6811
    D|진주시|Jinju-si|경남||35.1928|128.0847
    D|통영시|Tongyeong-si|경남||34.8426|128.4211
    D|사천시|Sacheon-si|경남||34.9439|128.0763
    D|김해시|Gimhae-si|경남||35.2342|128.8811
    D|밀양시|Miryang-si|경남||35.4933|128.7489
    D|거제시|Geoje-si|경남||34.8138|128.7056
    D|양산시|Yangsan-si|경남||35.3420|129.0336
    D|의령군|Uiryeong-gun|경남||35.3068|128.2560
    D|함안군|Haman-gun|경남||35.2695|128.3966
    D|창녕군|Changnyeong-gun|경남||35.5414|128.4951
    D|고성군|Goseong-gun|경남||34.9763|128.3236
    D|남해군|Namhae-gun|경남||34.8271|127.8986
    D|하동군|Hadong-gun|경남||35.0680|127.7515
    D|산청군|Sancheong-gun|경남||35.4106|127.9078
    D|함양군|Hamyang-gun|경남||35.4994|127.7034
    D|거창군|Geochang-gun|경남||35.6928|127.9080
    D|합천군|Hapcheon-gun|경남||35.6084|128.1252
    D|의창구|Uichang-gu|경남|창원시|35.2437|128.6469
    D|성산구|Seongsan-gu|경남|창원시|35.2051|128.6730
    D|마산합포구|Masanhappo-gu|경남|창원시|35.1905|128.5621
    D|마산회원구|Masanhoewon-gu|경남|창원시|35.2327|128.5727
    D|진해구|Jinhae-gu|경남|창원시|35.1452|128.6681
    D|제주시|Jeju-si|제주||33.5097|126.5219
    D|서귀포시|Seogwipo-si|제주||33.2811|126.5073
    """
}
