"""The four services of the roads on one port of the loopback: data.ex.co.kr, openapi.its.go.kr,
openapigits.gg.go.kr and TMap.

    with Highway() as service:
        screen(data, "home/highway", **service.variables())
        service.behaviours["realTimeSms"] = "quota"      # for targets that contain this
        service.behaviours["cctvInfo"] = ["fault", "good"]  # the first request, and all later ones

`Highway(day="20261122", hour=15)` sets the day and hour of its data by Korea's clocks. `requests` are
the targets asked for, `exchanges` have headers and posted bodies, `asked_for(part)` the targets with
a part. Each camera's still is at `/still/…` with a token that ends with the next list of cameras.

Behaviours, besides those of loopback.py (good, held, slow, drip, packed, chunked, silent, hang_up,
cut_off, reset, garbled, stalled, broken, too_many, too_many_for_now, fault, nothing, html, elsewhere,
huge):

xml            XML, whatever was asked for (data.ex.co.kr and ITS)
single         the first row, as an object in the place of a list
no_rows        an empty list, with a count of 0
null_list      null for the list; no_list: no list at all
as_text        every number as text, with a blank at its end
as_numbers     every text of digits as a number
unpriced       every price X, every measure -99.000000, every coordinate 0
cp949          the names in CP949
hostile        NUL, ESC and a bidirectional control in every text
no_key         the key is refused: with 200 (data.ex.co.kr, Gyeonggi), 401 (ITS), 403 (TMap)
forbidden      the plain text Forbidden, with 200
quota          as many requests as are allowed: EXCEEDED_LIMIT, 4001, 22, 429 with Retry-After
exception      data.ex.co.kr's own fault, with 200
blocked        400 Request Blocked, as for a client without a name
too_near, no_road, bare_refusal   TMap's 1007 and 3102, and a 400 without a body
"""

import json
import math
from xml.sax.saxutils import escape

from .loopback import Loopback
from .movies import HOSTILE, jpeg

KEY = "r0ad-s3cret-key"

# Name, latitude and longitude; on the way from Seoul to Gangneung.
WAY = [
    ("서울시청", 37.5663, 126.9779), ("한남대교", 37.5270, 127.0130), ("서울만남", 37.4602, 127.0420),
    ("판교JC", 37.4060, 127.0970), ("신갈JC", 37.2900, 127.1040), ("용인", 37.2600, 127.2100),
    ("덕평", 37.2400, 127.3930), ("여주JC", 37.2440, 127.5850), ("문막", 37.3120, 127.8160),
    ("원주", 37.3780, 127.9690), ("새말", 37.4130, 128.0730), ("횡성", 37.4700, 128.1900),
    ("평창", 37.5930, 128.4090), ("진부", 37.6350, 128.5580), ("대관령", 37.6790, 128.7130),
    ("강릉JC", 37.7360, 128.8450), ("강릉시청", 37.7519, 128.8761)]

# Road, its code and number, and the names of its rest areas.
ROADS = {
    "경부선": ("0010", 1, """서울만남(부산) 신서울만남(부산) 죽전(서울) 기흥(부산) 안성(부산) 안성(서울) 망향(부산)
        천안삼거리(서울) 옥산(부산) 청주(서울) 죽암(부산) 죽암(서울) 황간(부산) 황간(서울) 추풍령(부산) 추풍령(서울)
        칠곡(부산) 칠곡(서울) 언양(서울) 통도사(부산)"""),
    "영동선": ("0500", 50, """용인(강릉) 용인(인천) 덕평(강릉) 덕평(인천) 여주(강릉) 여주(인천) 문막(강릉) 문막(인천)
        횡성(강릉) 횡성(인천) 평창(강릉) 평창(인천) 대관령(강릉) 대관령(인천)"""),
}
CONVENIENCES = ["수면실", "샤워실", "세탁실", "쉼터", "농산물판매장", "수유실"]
DISHES = ["한우국밥", "돈가스", "비빔밥", "우동", "호두과자", "잔치국수", "육개장", "김치찌개"]
KINDS = ["사고", "작업", "기상", "재난", "기타"]
PLACES = [
    ("서울역", 37.5547, 126.9707), ("서울시청", 37.5663, 126.9779), ("강남역", 37.4980, 127.0276),
    ("강릉역", 37.7640, 128.8990), ("강릉시청", 37.7519, 128.8761), ("경포해변", 37.8050, 128.9080),
    ("수원역", 37.2660, 127.0000), ("대전역", 36.3320, 127.4340), ("부산역", 35.1150, 129.0410)]


def rest_areas():
    """Each with its code, name, direction and road."""
    found = []
    for road, (route, _, names) in ROADS.items():
        for name in names.split():
            direction = name.partition("(")[2].rstrip(")")
            found.append({
                "code": f"{len(found) + 1:06}", "name": name, "direction": direction,
                "road": road, "route": route})
    return found


class Refusal(Exception):
    """An answer that is none of the data."""

    def __init__(self, body, status="200 OK", kind="application/json", more=()):
        super().__init__(status)
        self.body = body if isinstance(body, bytes) else json.dumps(body).encode()
        self.head = {"status": status, "kind": kind, "more": more}


class Highway(Loopback):
    """Knows roads, for whoever has the `key`; `key` None lets everybody in."""

    base = "/"

    def __init__(self, behaviour="good", key=KEY, day="20261122", hour=15):
        self.key = key
        self.day = day
        self.hour = hour
        self.token = 0
        super().__init__(behaviour)

    def variables(self, key=KEY, services=("HIGHWAY", "ITS", "GYEONGGI", "PLACES")):
        """What makes a run of Galbi ask these services."""
        names = {}
        for service in services:
            names |= {f"GALBI_{service}_URL": self.url, f"GALBI_{service}_KEY": key}
        return names

    def asked_for(self, part):
        return [target for target in self.requests if part in target]

    @staticmethod
    def service(exchange):
        """ex, its, gyeonggi, tmap or still."""
        first = exchange.path.split("/")[1]
        return {"openapi": "ex", "api": "gyeonggi", "tmap": "tmap", "still": "still"}.get(first, "its")

    # -- answering ----------------------------------------------------------------------

    def good(self, exchange):
        self.changed(exchange)

    def changed(self, exchange, change=lambda data: data, is_xml=False, encode=lambda body: body):
        """A good answer whose data, form or bytes are changed."""
        try:
            self.examine(exchange)
            body = encode(self.encoded(exchange, change(self.data(exchange)), is_xml))
        except Refusal as refusal:
            return exchange.answer(refusal.body, **refusal.head)
        exchange.answer(body, kind=self.kind(exchange))

    def body(self, exchange):
        try:
            return self.encoded(exchange, self.data(exchange))
        except Refusal as refusal:
            return refusal.body

    def kind(self, exchange):
        return {"gyeonggi": "text/xml;charset=UTF-8", "still": "image/jpeg"}.get(
            self.service(exchange), "application/json;charset=UTF-8")

    def encoded(self, exchange, data, is_xml=False):
        if isinstance(data, bytes):
            return data
        service = self.service(exchange)
        if service == "gyeonggi" or is_xml and service in ("ex", "its"):
            root = {"gyeonggi": "ServiceResult", "ex": "data"}.get(service, "response")
            return f"<?xml version='1.0' encoding='UTF-8'?>{xml(root, data.get(root, data))}".encode()
        return json.dumps(data, ensure_ascii=False).encode()

    def examine(self, exchange):
        """Refuses what the services refuse."""
        service = self.service(exchange)
        if service == "still":
            return
        agent = exchange.headers.get("user-agent", "")
        if service == "ex" and (not agent or agent.startswith("curl")):
            raise Refusal(b"Request Blocked", "400 Bad Request", "text/plain")
        names = {"ex": "key", "its": "apiKey", "gyeonggi": "serviceKey"}
        key = exchange.headers.get("appkey") if service == "tmap" else exchange.query.get(
            names[service], [""])[0]
        if self.key and key != self.key:
            raise self.refusal(exchange)

    def refusal(self, exchange):
        match self.service(exchange):
            case "ex":
                return Refusal({
                    "count": 0, "list": None, "message": "인증키가 유효하지 않습니다.", "code": "ERROR"})
            case "its":
                return Refusal(
                    {"header": {"resultCode": 4005, "resultMsg": "존재하지 않는 인증키입니다."}, "body": ""},
                    "401 Unauthorized")
            case "gyeonggi":
                return Refusal(self.header("7", "등록되지 않은 인증키입니다."), kind="text/xml")
        return Refusal(error("403", "gw", "INVALID_API_KEY", "Forbidden"), "403 Forbidden")

    @staticmethod
    def header(code, message):
        header = {"comMsgHeader": None, "msgHeader": {"headerCd": code, "headerMsg": message}}
        return xml("ServiceResult", header).encode()

    def data(self, exchange):
        """What is told, as it is before it becomes JSON or XML; bytes are sent as they are."""
        match exchange.path.strip("/").split("/"):
            case ["openapi", "burstInfo", "realTimeSms"]:
                return self.page(exchange, self.incidents(), "realTimeSMSList", has_code=False)
            case ["openapi", "trtm", "realUnitTrtm"]:
                return self.page(exchange, self.times(exchange), "realUnitTrtmVO")
            case ["openapi", _, name]:
                return self.page(exchange, self.matching(exchange, self.rows(name)))
            case ["eventInfo"]:
                rows = self.in_box(exchange, self.events(), "coordX", "coordY")
                return {"header": {"resultCode": 0, "resultMsg": "SUCCESS"},
                        "body": {"totalCount": len(rows), "items": rows}}
            case ["cctvInfo"]:
                self.token += 1
                rows = self.in_box(exchange, self.cameras(), "coordx", "coordy")
                # One camera is no list, and none is nothing.
                data = {"data": rows if len(rows) > 1 else rows[0]} if rows else {}
                return {"response": {"coordtype": 1, "datacount": len(rows)} | data}
            case ["api", "rest", "getIncidentInfo"]:
                rows = self.provincial()
                return {"comMsgHeader": None,
                        "msgHeader": {"headerCd": "0", "headerMsg": "정상적으로 처리되었습니다.",
                                      "itemCount": len(rows)},
                        "msgBody": {"itemList": rows}}
            case ["still", number]:
                if exchange.query.get("token") != [f"t0ken{self.token}"]:
                    raise Refusal(b"", "401 Unauthorized", "text/plain")
                return jpeg(320, 240, f"{int(number) * 0x2F4D1 % 0x1000000:06x}")
            case ["tmap", "pois"]:
                return self.pois(exchange)
            case ["tmap", "routes"]:
                return self.route(exchange)
            case ["tmap", "geo", "reversegeocoding"]:
                return self.address(exchange)
        raise Refusal(b"", "404 Not Found", "text/plain")

    # -- data.ex.co.kr ------------------------------------------------------------------

    def page(self, exchange, rows, name="list", has_code=True):
        size = min(int(exchange.query.get("numOfRows", ["10"])[0]), 99)
        number = int(exchange.query.get("pageNo", ["1"])[0])
        envelope = {
            "count": len(rows), name: rows[(number - 1) * size : number * size], "pageNo": number,
            "numOfRows": size, "pageSize": -(-len(rows) // size)}
        code = {"message": "인증키가 유효합니다.", "code": "SUCCESS"} if has_code else {}
        return envelope | code

    @staticmethod
    def matching(exchange, rows):
        """By part of a name, as the service does, and by whole codes."""
        for field in ("routeName", "routeNm", "serviceAreaName", "stdRestNm", "direction"):
            for part in exchange.query.get(field, []):
                rows = [row for row in rows if part in (row.get(field) or "")]
        for field in ("routeCode", "routeCd", "serviceAreaCode", "serviceAreaCode2", "stdRestCd"):
            for code in exchange.query.get(field, []):
                rows = [row for row in rows if row.get(field) == code]
        return rows

    def incidents(self):
        rows = []
        for number in range(15):
            name, latitude, longitude = WAY[2 + number % 13]
            road, route = ("경부선", "0010") if number % 13 < 3 else ("영동선", "0500")
            is_placed = number != 7
            rows.append({
                "accDate": f"{self.day[:4]}.{self.day[4:6]}.{self.day[6:]}",
                "accHour": f"{max(self.hour - number % 6, 0):02}:{number * 7 % 60:02}:00",
                "accTypeCode": f"{number % 5 + 1:02}", "accType": KINDS[number % 5],
                "startEndTypeCode": ["부산방향", "강릉방향", "양방향", "서울방향"][number % 4],
                "smsText": f"**({number % 3 + 1}차로)** 예시 {KINDS[number % 5]} {number + 1}",
                "accProcessCode": "1", "accProcessNM": "진행률",
                "accPointNM": "  " if number == 5 else f"{name}부근({20 + number * 13}K)",
                "nosunNM": route, "roadNM": road,
                "latitude": round(latitude + 0.0005 * number, 5) if is_placed else 0,
                # This is the longitude.
                "altitude": longitude if is_placed else 0, "lateLength": None, "seriesNM": 1,
                **{f"laneYn{lane}": "Y" if lane == number % 3 + 1 else "N" for lane in range(1, 7)},
                "shldroadYn": "Y" if number % 4 == 0 else "N", "message": None, "code": None})
        old = {"accDate": "2019.05.28", "accTypeCode": "15", "accType": "이벤트",
               "smsText": "옛 행사 알림", "accProcessNM": "진행률"}
        over = {"accTypeCode": "02", "accType": "작업", "smsText": "끝난 공사", "accProcessNM": "종료"}
        return [*rows, rows[0] | old, rows[1] | over | {"accDate": "2019.05.28"}]

    def rows(self, name):
        areas = rest_areas()
        match name:
            case "serviceAreaRoute" | "conveniServiceArea":
                return [self.area(number, each) for number, each in enumerate(areas)]
            case "curStateStation" | "lpgServiceAreaInfo":
                return [self.station(number, each, name) for number, each in enumerate(areas)]
            case "restBestfoodList":
                return [self.dish(each, number, index) for number, each in enumerate(areas)
                        for index in range(4 + number % 5)]
            case "restConvList" | "restOilList":
                return [self.facility(each, number, index) for number, each in enumerate(areas)
                        for index in range(2 + number % 4)]
            case "restBrandList":
                return [self.brand(each, index) for number, each in enumerate(areas)
                        for index in range(1 + number % 3)]
            case "locationinfoUnit":
                return [
                    {"unitCode": f"{code} ", "unitName": name, "routeNo": "0010", "routeName": "경부선",
                     "xValue": None, "yValue": None, "pageNo": None, "numOfRows": None}
                    for code, name in (("101", "서울"), ("103", "수원신갈"), ("105", "기흥"))]
        raise Refusal(b"", "404 Not Found", "text/plain")

    def area(self, number, each):
        offered = [name for place, name in enumerate(CONVENIENCES) if (place + number) % 3]
        return {
            "serviceAreaCode": f"A{number + 1:05}", "serviceAreaCode2": each["code"],
            "serviceAreaName": f"{each['name']}휴게소", "routeName": each["road"],
            "routeCode": each["route"], "direction": each["direction"],
            "svarAddr": f"경기 예시시 표본로 {number + 1}", "telNo": f"031-000-{number:04}",
            "brand": "예시커피" if number % 2 else None, "convenience": "|".join(offered),
            "maintenanceYn": "XO"[number % 2], "truckSaYn": "X", "pageNo": None, "numOfRows": None}

    def station(self, number, each, kind):
        row = {
            "routeName": each["road"], "routeCode": each["route"],
            "serviceAreaCode": f"B{number + 1:05}", "serviceAreaName": f"{each['name']}주유소",
            "svarAddr": f"경기 예시시 표본로 {number + 1}",
            "oilCompany": ["AD", "SK", None, "S-Oil"][number % 4]}
        if kind == "lpgServiceAreaInfo":
            return row | {"oilCompany": ["알뜰", "SK", "GS-Caltex", "S-Oil"][number % 4]}
        return row | {
            "direction": each["direction"], "serviceAreaCode2": each["code"], "lpgYn": "YN"[number % 2],
            "telNo": f"02-000-{number:04}", "gasolinePrice": f"1,{600 + number}원",
            "diselPrice": f"1,{500 + number}원", "lpgPrice": "X" if number % 2 else f"{980 + number}원"}

    @staticmethod
    def common(each):
        return {"stdRestCd": each["code"], "stdRestNm": f"{each['name']}휴게소",
                "routeCd": each["route"], "routeNm": each["road"], "pageNo": None, "numOfRows": None}

    def dish(self, each, number, index):
        return self.common(each) | {
            "restCd": each["code"][-3:], "seq": str(index + 1),
            "foodNm": f"{each['name'].partition('(')[0]} {DISHES[(index + number) % len(DISHES)]}",
            "foodCost": str(4000 + index * 1500), "etc": "예시" if index == 1 else None,
            "foodMaterial": "쌀, 콩", "recommendyn": "NY"[index == 1], "bestfoodyn": "NY"[index == 2],
            "premiumyn": "NY"[index == 3], "seasonMenu": "4"}

    def facility(self, each, number, index):
        name = CONVENIENCES[(number + index) % len(CONVENIENCES)]
        return self.common(each) | {
            "psCode": f"{index:02}", "psName": name, "psDesc": None, "stime": "00:00", "etime": "24:00"}

    def brand(self, each, index):
        return self.common(each) | {
            "brdCode": f"{index:02}", "brdName": ["예시커피", "예시도넛", "예시버거"][index],
            "brdDesc": None, "stime": "08:00", "etime": "22:00"}

    def times(self, exchange):
        """Of the day until three hours ago, by kind of car and time, with a sum for each hour."""
        start, end = (exchange.query.get(name, ["101"])[0]
                      for name in ("iStartUnitCode", "iEndUnitCode"))
        kind = exchange.query.get("iStartEndStdTypeCode", ["2"])[0]
        rows = []
        for car in ("1", "2"):
            for minute in range(0, max(self.hour - 3, 0) * 60, 5):
                slots = [f"{minute // 60:02}:{minute % 60:02}"]
                if minute % 60 == 0:
                    slots.insert(0, f"{minute // 60:02}  ")
                average = 42 + 10 * math.sin(minute / 120)
                rows += [{
                    "stdDate": self.day, "stdTime": slot, "startUnitCode": f"{start} ",
                    "startUnitNm": "서울", "endUnitCode": f"{end} ", "endUnitNm": "강릉",
                    "startEndStdTypeCode": kind, "tcsCarTypeCode": car, "tcsCarTypeName": f"{car}종",
                    "timeAvg": str(average), "timeMin": f"{average * 0.8:.3f}",
                    "timeMax": f"{average * 1.3:.3f}", "efcvTrfl": str(10 + minute % 30),
                    "pageNo": None, "numOfRows": None} for slot in slots]
        return rows

    # -- ITS ----------------------------------------------------------------------------

    @staticmethod
    def in_box(exchange, rows, x, y):
        def is_in(row):
            return all(
                float(exchange.query.get(f"min{axis}", ["-1e9"])[0]) <= float(row[name])
                <= float(exchange.query.get(f"max{axis}", ["1e9"])[0])
                for axis, name in (("X", x), ("Y", y)))
        return [row for row in rows if is_in(row)]

    def events(self):
        kinds = ["교통사고", "공사", "기상", "재난", "기타돌발"]
        rows = []
        for number in range(15):
            name, latitude, longitude = WAY[1 + number % 14]
            following = WAY[2 + number % 14][0]
            kind = kinds[number % 5]
            rows.append({
                "type": "고속도로", "eventType": kind, "eventDetailType": "예시",
                "startDate": f"{self.day}{max(self.hour - number % 5, 0):02}{number * 4:02}00",
                "endDate": ["", None, "-", f"{self.day}235900"][number % 4],
                "coordX": f"{longitude + 0.003:.4f}", "coordY": f"{latitude + 0.003:.4f}",
                "linkId": str(1000 + number // 2), "roadName": "영동선" if number % 14 > 3 else "경부선",
                "roadNo": "50", "roadDrcType": "강릉방향", "lanesBlockType": "",
                "lanesBlocked": f"{number % 3 + 1}차로",
                "message": f"<{kind}>::영동선::{name}::{following}::{number % 3 + 1}차로::"
                           f"[{kind}/통제] 예시 상황 {number + 1}"})
        return rows

    def cameras(self):
        return [{
            "roadsectionid": "", "coordx": longitude + 0.002, "coordy": latitude + 0.002,
            "cctvresolution": "", "filecreatetime": "", "cctvtype": 3, "cctvformat": "JPEG",
            "cctvname": f"[{'영동선' if number > 4 else '경부선'}] {name} & 예시교",
            "cctvurl": f"http://127.0.0.1:{self.port}/still/{number}?token=t0ken{self.token}",
        } for number, (name, latitude, longitude) in enumerate(WAY)]

    # -- Gyeonggi -----------------------------------------------------------------------

    def provincial(self):
        kinds = ["차량고장", "교통사고", "공사", "기상", "재난"]
        day = f"{self.day[:4]}-{self.day[4:6]}-{self.day[6:]}"
        rows = []
        for number in range(15):
            place = "(구리방향) 예시 → 표본"
            row = {
                "routeId": str(number), "linkId": str(2000 + number), "spotId": None,
                "regSeq": str(number), "startDate": f"{day} {max(self.hour - 1, 0):02}:{number * 4:02}:00",
                "estEndDate": f"{day} 23:00:00", "endDate": None,
                "restrictType": ["전차로", "4차로", "갓길"][number % 3],
                "inciDesc": f"[{kinds[number % 5]}] 국도{number + 1}호선 {place}  4차로 통제,  예시",
                "inciPlace1": f"국도{number + 1}호선", "inciPlace2": place,
                "coord_x": f"{127.0 + number * 0.02:.4f}", "coord_y": f"{37.3 + number * 0.02:.4f}"}
            if number % 4 == 3:
                del row["restrictType"]
            rows.append(row)
        return rows

    # -- TMap ---------------------------------------------------------------------------

    def pois(self, exchange):
        query = {name: values[0] for name, values in exchange.query.items()}
        if not query.get("radius", "0").isdigit():
            raise Refusal(error("400", "tmap", "1100", "radius"), "400 Bad Request")
        word = query.get("searchKeyword", "")
        found = [each for each in PLACES if word and word in each[0]]
        if not found:
            raise Refusal(b"", "204 No Content", "text/plain")
        return {"searchPoiInfo": {
            "totalCount": str(len(found)), "count": str(len(found)), "page": "1",
            "pois": {"poi": [self.poi(number, *each) for number, each in enumerate(found)]}}}

    @staticmethod
    def poi(number, name, latitude, longitude):
        return {
            "id": str(number + 1), "name": name, "telNo": "0200000000", "frontLat": str(latitude),
            "frontLon": str(longitude), "noorLat": str(latitude), "noorLon": str(longitude),
            "upperAddrName": "서울", "middleAddrName": "예시구", "lowerAddrName": "표본동",
            "firstNo": "1", "secondNo": "0", "radius": "", "lowerBizName": "예시",
            "newAddressList": {"newAddress": [{"fullAddressRoad": f"서울 예시구 표본로 {number + 1}"}]}}

    def route(self, exchange):
        asked = json.loads(exchange.body or b"{}")
        try:
            start, end = ((float(asked[f"{side}Y"]), float(asked[f"{side}X"]))
                          for side in ("start", "end"))
        except (KeyError, ValueError):
            raise Refusal(error("400", "tmap", "9401", "parameter"), "400 Bad Request")
        if math.dist(start, end) < 0.001:
            raise self.too_near_refusal()
        if not all(33 <= latitude <= 39 and 124 <= longitude <= 132 for latitude, longitude in (start, end)):
            raise self.no_road_refusal()
        between = [(latitude, longitude) for _, latitude, longitude in WAY
                   if min(start[1], end[1]) < longitude < max(start[1], end[1])]
        path = [start, *(between if start[1] < end[1] else reversed(between)), end]
        metres = int(sum(math.dist(one, other) for one, other in zip(path, path[1:])) * 100_000)
        totals = {"totalDistance": metres, "totalTime": metres // 25, "totalFare": metres // 20,
                  "taxiFare": metres, "index": 0, "pointType": "SP", "name": "출발"}
        features = [feature("Point", path[0], totals)]
        named = False
        for number, (one, other) in enumerate(zip(path, path[1:])):
            road = "경부고속도로" if max(one[1], other[1]) < 127.15 else "영동고속도로"
            if road != named:
                features.append(feature("Point", one, {"name": road, "pointType": "rs6"}))
                named = road
            middle = ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
            features.append(feature("LineString", [one, middle, other], {"lineIndex": number, "name": road}))
        features.append(feature("Point", path[-1], {"pointType": "EP", "name": "도착"}))
        return {"type": "FeatureCollection", "features": features}

    @staticmethod
    def address(exchange):
        latitude, longitude = (float(exchange.query.get(name, ["0"])[0]) for name in ("lat", "lon"))
        if not (33 <= latitude <= 39 and 124 <= longitude <= 132):
            raise Refusal(b"", "204 No Content", "text/plain")
        return {"addressInfo": {
            "fullAddress": "서울특별시 예시구 표본동 1", "addressType": "A04", "city_do": "서울특별시",
            "gu_gun": "예시구", "eup_myun": "", "legalDong": "표본동", "adminDong": "표본1동", "ri": "",
            "bunji": "1", "roadName": "표본로", "buildingName": ""}}

    @staticmethod
    def too_near_refusal():
        return Refusal(error("400", "tmap", "1007", "waypoints are too near. 100"), "400 Bad Request")

    @staticmethod
    def no_road_refusal():
        return Refusal(error("400", "tmap", "3102", "no service area"), "400 Bad Request")

    # -- other shapes -------------------------------------------------------------------

    def xml(self, exchange):
        self.changed(exchange, is_xml=True)

    def single(self, exchange):
        self.changed(exchange, lambda data: with_rows(data, lambda rows: rows[0]))

    def no_rows(self, exchange):
        self.changed(exchange, lambda data: with_rows(data, lambda rows: []))

    def null_list(self, exchange):
        self.changed(exchange, lambda data: with_rows(data, lambda rows: None))

    def no_list(self, exchange):
        self.changed(exchange, lambda data: with_rows(data, lambda rows: ...))

    def as_text(self, exchange):
        self.changed(exchange, lambda data: with_values(
            data, lambda _, value: f"{value} " if isinstance(value, int | float) else value))

    def as_numbers(self, exchange):
        def number(_, value):
            is_number = isinstance(value, str) and value.replace(".", "", 1).isdigit()
            return float(value) if is_number and not value.startswith("0") else value
        self.changed(exchange, lambda data: with_values(data, number))

    def unpriced(self, exchange):
        def missing(name, value):
            if name in ("latitude", "altitude", "coordX", "coordY", "coord_x", "coord_y"):
                return 0
            if name.endswith("Price") or name == "foodCost":
                return "X"
            return "-99.000000" if name.startswith("time") else value
        self.changed(exchange, lambda data: with_values(data, missing))

    def cp949(self, exchange):
        words = ["경부선", "영동선", "예시", "휴게소", "주유소"]

        def recoded(body):
            for word in words:
                body = body.replace(word.encode(), word.encode("cp949"))
            return body
        self.changed(exchange, encode=recoded)

    def hostile(self, exchange):
        names = ("smsText", "accPointNM", "message", "inciDesc", "cctvname", "foodNm", "psName",
                 "brdName", "telNo", "brand", "roadNM", "roadName", "name")
        self.changed(exchange, lambda data: with_values(
            data, lambda name, value: f"{value}{HOSTILE}" if name in names else value))

    # -- refusals -----------------------------------------------------------------------

    def refuse(self, exchange, refusal):
        exchange.answer(refusal.body, **refusal.head)

    def no_key(self, exchange):
        self.refuse(exchange, self.refusal(exchange))

    def forbidden(self, exchange):
        exchange.answer(b"Forbidden", kind="text/plain")

    def quota(self, exchange):
        match self.service(exchange):
            case "ex":
                refusal = Refusal({"count": 0, "list": None, "message": "", "code": "EXCEEDED_LIMIT"})
            case "its":
                refusal = Refusal(
                    {"header": {"resultCode": 4001, "resultMsg": "개인 제한량 초과"}, "body": ""})
            case "gyeonggi":
                text = "LIMITED NUMBER OF SERVICE REQUESTS EXCEEDS ERROR."
                refusal = Refusal(self.header("22", text), kind="text/xml")
            case _:
                refusal = Refusal(
                    error("429", "gw", "QUOTA_EXCEEDED", "Limit Exceeded"), "429 Too Many Requests",
                    more=["Retry-After: 1"])
        self.refuse(exchange, refusal)

    def exception(self, exchange):
        exchange.answer(json.dumps({"exception": {
            "cause": None, "message": 'For input string: ""', "stackTrace": []}}).encode())

    def blocked(self, exchange):
        exchange.answer(b"Request Blocked", status="400 Bad Request", kind="text/plain")

    def too_near(self, exchange):
        self.refuse(exchange, self.too_near_refusal())

    def no_road(self, exchange):
        self.refuse(exchange, self.no_road_refusal())

    def bare_refusal(self, exchange):
        exchange.answer(status="400 Bad Request")


def error(number, category, code, message):
    return {"error": {"id": number, "category": category, "code": code, "message": message}}


def feature(kind, place, properties):
    """Of GeoJSON; places are latitude and longitude here, and the other way round there."""
    def pair(place):
        return [round(place[1], 6), round(place[0], 6)]
    coordinates = [pair(each) for each in place] if kind == "LineString" else pair(place)
    return {"type": "Feature", "geometry": {"type": kind, "coordinates": coordinates},
            "properties": properties}


ROWS = ("list", "realTimeSMSList", "realUnitTrtmVO", "items", "data", "itemList", "poi")


def with_rows(data, change):
    """The data with other rows, and a count that is right; `...` for no rows at all."""
    if not isinstance(data, dict):
        return data
    told = {}
    for name, value in data.items():
        is_list = name in ROWS and isinstance(value, list)
        changed = change(value) if is_list and value else with_rows(value, change)
        if changed is not ...:
            told[name] = changed
    rows = next((told[name] for name in ROWS if name in told and isinstance(data[name], list)), 0)
    for name in ("count", "totalCount", "datacount"):
        if name in told and isinstance(rows, list | dict):
            told[name] = 1 if isinstance(rows, dict) else len(rows)
            if "pageSize" in told:
                told["pageSize"] = min(told["count"], 1)
    return told


def with_values(data, change, name=""):
    """The data with each value changed, by its name."""
    if isinstance(data, dict):
        return {key: with_values(value, change, key) for key, value in data.items()}
    if isinstance(data, list):
        return [with_values(value, change, name) for value in data]
    return data if data is None or isinstance(data, bytes) else change(name, data)


def xml(name, value):
    if isinstance(value, list):
        if name == "items":
            return f"<items>{''.join(xml('item', each) for each in value)}</items>"
        return "".join(xml(name, each) for each in value)
    if isinstance(value, dict):
        return f"<{name}>\n{''.join(xml(key, each) for key, each in value.items())}</{name}>\n"
    if value is None or value == "":
        return f"<{name}/>"
    if name == "cctvurl":
        return f"<{name}>\n\t\t<![CDATA[{value}]]>\n\t</{name}>"
    return f"<{name}>{escape(str(value))}</{name}>\n"
