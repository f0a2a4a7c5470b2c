/** Made by `mura puzzles generate --game die-mauer --seed 1`: see docs/puzzles.md. */
export const SHIPPED = `
next 39
m 0 3 {"rounds":2,"gift":"must","memory":true}
2 3 - 3 6 - G T 1 3 1 T - 1 T T T 2 1 G G T 2 G G 3 3 T - 4 G G T - - T - 4 - 4 4 - - 3 4 3 G 6 - - 4 G - - 3 - 4 4 3 T 3 G 2 4 6 2 G - 1 4 4 3 6 T G 3 2 6 - 2 T L
p 0 1 1417 empty,odds 64 105 8 16 24 32 48 70 105
p 3 1 1498 master,odds 784 7691 588 1372 1764 2352 3528 5880 8820
p 15 2 1425 master,odds 36 305 60 90 100 180 250 375
p 21 1 1370 master,odds 600 4517 1200 1500 1600 4000 6000
p 24 0 1533 guessing,odds 6 12 4 6 10 15
p 27 2 1492 guessing,odds 20 45 0 16 24 40 60
p 30 2 1382 guessing,odds 16 45 0 16 0 30 60
p 33 1 1166 empty,odds 3 5 2 0*2
p 36 2 1289 empty,odds 12 45 0 16 24 0*2
p 40 2 1069 empty,odds 2 5 0*4
p 63 2 1508 master,odds 2352 7589 1764 3528 5292 7056 10584 0*2
p 66 0 1503 master,odds 49 470 36 84 108 144 216 420 555
p 69 0 1280 empty,odds 49 90 7 14 21 28 42 0
p 72 1 1260 empty,odds 14 25 2 0 6 8 12 25
p 75 0 1359 master,odds 1260 3581 900 2160 2700 5400 0
p 82 1 1467 guessing,odds 6 12 1 3 4 6 15
m 1 3 {"rounds":2,"gift":"may","memory":true}
6 1 T 4 1 4 G G 1 2 - - 3 3 6 T 4 6 G - T 4 - - T T T G 1 4 - 4 - 3 TR - T 2 - 3 4 TR 4 6 3 4 2 4 L 2 2 2 1 4 T T 3 3 6 G T 4 6 G G - 6 2 G 4 T T 4 G T 1 L - G - 3 1 - 4 1R G G T 3 T G R G - - - - - -
p 3 1 1522 master,odds 224 2257 168 336 504 672 1176 1680 2520
p 15 2 1440 master,odds 245 2108 420 630 672 1260 1680 2520
p 18 1 1576 guessing,odds 10 25 0*2 8 0 20 30
p 25 2 1085 master,odds 98 465 168 252*2 840
p 64 2 1478 master,odds 14 108 9 36 48 84 90 135
p 70 2 1524 guessing,odds 8 25 2 0*2 20 30
p 77 1 1384 empty,odds 5 12 1 8 0
p 85 0 1354 guessing,odds 6 10 0*2 6 15
p 99 0 1282 master,odds 9 14 9 27 24 40
m 2 4 {"rounds":2,"gift":"must","memory":true}
2 G 1 T G 3 3 T 3 T - 3 6R 3 T T - 4R 1 2 4 G - 3 - T 4 - - - - G 2 3 4 - G 6 T 2 T - - G 2 1 - 4 G - 3 6 - G G - T 4 G T G G T - - - T T 6 - 2 - 4 - 1 - 6 T - G - 1 3 T 6 1 - - 6 - - G - G - 6 T 1 2 3 3 T 1 3 T 4 G 1 1 2 - L 4 - G 4 L T 4 4 - 2 1 T 6 1 4 6 T L 3 4 3 1 - G G 6 6R - 6 T 4
p 8 2 1567 master,odds 896 7199 588 1372 2352 3528 5900 8850
p 13 3 1555 master,odds 1000000000 7374957483 625000000 1458333333 2250000000 2500000000 4500000000 6279761905 9419642857
p 18 3 1693 guessing,odds 336 525 48 0 144 288 470 705
p 22 3 1686 guessing,odds 288 375 36 72 108 216 350 525
p 26 1 1654 guessing,odds 252 450 42 84 168 0 410 615
p 30 0 1659 guessing,odds 294 450 126 0 252 410 615
p 34 1 1639 guessing,odds 216 375 0*2 144 216 350 525
p 38 0 1620 guessing,odds 252 375 0 216 350 525
p 42 2 1446 master,odds 72 403 50 120 240 404 606
p 79 3 1495 master,odds 18 -22 9 36 54 72 0*2
p 112 3 1496 master,odds 1000000000 7599957483 625000000 2250000000 2500000000 3750000000 6815476190 11517857143
p 121 3 1544 empty,odds 42 75 7 0 28 42 0*2
p 143 2 1077 master,odds 900 4816 720 1800 2250 4575 11250
m 3 4 {"rounds":2,"gift":"may","memory":true}
3 6 1 - 6 - 6 4 4R 1 G 2 - T 2 1 1 4 - G T 2 3 T 1 - T 6 - 2 - - 3 G 2 T 1 6 1 - - L 1 - 3 4 L 2 - G T T T - 6 6 G - 6 - G G 6 - 6 - G 2 2 - 6 6 G T 6 1 T G G 6 - 4 6 1 - - 2 L 2 6 T G T T 4 G 2 T - - T 2 T - T T T - T 6 3 4 1 T 6 - G G 1 6 6 2 2 G 4 3 6 T T 3 6 1 1
p 17 3 1699 guessing,odds 294 450 42 84 0 168 252 410 615
p 21 2 1673 guessing,odds 336 525 144 0 288 470 705
p 25 1 1648 guessing,odds 288 525 0*2 288 470 705
p 29 0 1646 guessing,odds 48 60 6 12 36 58 87
p 33 1 1614 guessing,odds 42 72 7 14 42 68 102
p 47 3 1390 master,odds 250 1168 200 320 750 960 1625 2250
p 51 1 1477 empty,odds 40 75 16 48 0*2
p 55 3 1271 empty,odds 5 6 0 2 0 6 0
p 59 2 1128 master,odds 225 46 750 0*2
p 63 1 1511 empty,odds 6 9 2 6 0*2
p 67 3 1273 empty,odds 5 6 1 2 0 6 0
p 71 2 1590 guessing,odds 12 30 0 25 36
p 75 0 1164 empty,odds 12 25 0*4
p 121 0 1593 empty,odds 392 540 49 98 147 196 294 0
p 125 2 1610 master,odds 1344 10553 840 2016 2520 5040 11760 13740
p 133 0 1394 master,odds 6912 52645 5040 12600 20160 25200 77760
m 4 5 {"rounds":2,"gift":"must","memory":true}
3 3 2 4 3 G 2 3 2 2 T T T G G 6 4 T 4 T - G 2 1 G 2 2 4 T G - 6 4 1 4 L 3 1 3 G 6 4 - 2 T T G 1 - - G - - 6 4 G 1 3 - 2 3 1 TR T 2 4 4 3 3 3 2 T G 2 6 2 - 4 - 1 4 - 2 2 1 3 - G 1 L G G 1 G T 3 6 G 1 - T 1 - 3 G G 4 6 - 2 - 6 T 3 - T 4 2 G 2 L 6 G 4 6 6 2 2 2 - 3 4 - 2 G 1 T G 6 G T - G 4 3 T L 3 1 6 6 1 R T 1 3 - T 2 4 G 3 1 R 1 4 3 - 1 1 G 2 3 -
p 5 0 1818 guessing,odds 448 630 64 128 0 256 384 610 915
p 10 3 1799 guessing,odds 2688 3150 336 1008 1344 2016 3170 4755
p 41 0 1612 guessing,odds 336 175 48 0 192 288 470
p 95 3 1599 master,odds 1000000000 3270201652 625000000 1928571429 3214285714 5463435374
p 126 4 1148 master,odds 336 1399 224 540 3600
p 131 2 1339 guessing,odds 6 6 2 3 4 0*2 15
p 141 2 1538 master,odds 75 136 96 120 240 300 600 675
p 169 1 1241 guessing,odds 15 10 0 6 30
p 174 0 1321 guessing,odds 8 3 0*2 8
m 5 5 {"rounds":2,"gift":"may","memory":true}
T 2 2 T 3 - 4 3 6 - T 3 6 2 T R 6 - 1 G - 6 1 2 4 6 4 1 G 2 2 L 1 T G 3 2 1 1 T 2 - G 2 - 6 6 G 1 1 - 2 R T 2 1 2 G 3 2 G 1 T - 1 G 3 G 2 - - 6 4 - 1 G - 3 R - 1 1 4 T 3L - 6 G 3 1 G G G 2 - 2 3 2 4 1 - 3 2 1 1 R 2 1 G 2 - L 1 3 - 3 1 G - 3 6 G 4 4 T 3 T 2 1 1 6 3 3 3 - 6 G T G 1 G - 4 1 1 1 - L L 6 2 T 4 T L 2 2 T - T 3 4 6 2 4 - 2 1 2 6 L G 2 4 - - 4 G 6 - T TR 2 T 1 6 - TL T 6 2 6 1 6 2 1 - 4 G G G 6 G 6 - - 6 6 L
p 21 2 1546 empty,odds 64 75 8 16 24 32 0*2
p 32 2 1764 guessing,odds 672 875 96 192 288 0 940 1410
p 53 0 1414 master,odds 7776 44875 3750 9000 11250 50760 97200
p 68 4 1445 empty,odds 6 8 1 3 4 0
p 73 4 1056 master,sure 1125 5776 480 1440 3000 16875
p 79 4 1351 empty,odds 5 8 1 0*2
p 95 3 1488 master,odds 36 5 10 40 60 90
p 122 0 1841 guessing,odds 512 630 64 128 192 256 384 610 915
p 127 4 1688 master,odds 3136 20685 1764 3528 7203 7056 10584 17910 26865
p 132 2 1813 guessing,odds 784 945 98 196 392 588 930 1395
p 137 0 1797 guessing,odds 2401 3240 343 686 0 1372 2058 3240 4860
p 171 2 1264 master,odds 1029 1452 756 1260 2520*2 6335
p 182 0 1443 guessing,odds 42 30 6 12 24 36 40 75
p 209 4 1166 master,odds 120 103 75 150 320 800
m 6 3 {"rounds":2,"gift":"must","memory":true}
3 2 T T - G 2R - 6 3 G 3 4 6 - 6 4L 1 T 4 R T - - 1 T 6 6 - 2 2 - 6 L 1 G G - 1 T 4 1 1 1 - 6 3L 6 6 1 1 6 - 6 G 6 6 - - 6 - - 6 1 - 3 4 4 6 G G 2 T 4 6 1 4 2 4 L 6 T 3 1 G 1 3 4 1 R - T 4 2R T - T TR 1 - 6 L - 1 - 2 - 2 4 L - 4 3 L 3 - 4 R
p 0 0 1499 master,odds 64 653 49 98 147 196 294 500 750
p 10 0 1465 master,odds 49 463 36 84 144 216 360 540
p 17 2 1441 master,odds 36 312 25 60 120 150 300 390
p 24 2 1579 guessing,odds 6 12 1 0 6 10 15
p 27 2 1343 master,odds 25 63 16 40 96 0*2
p 30 2 1220 empty,odds 5 12 1 6 0*2
p 37 2 863 master,sure 60 451 36 216 900
p 43 1 866 master,sure 9 26 4 27 24 90
p 73 2 1277 empty,odds 49 90 7 14 0 28 42 0
p 90 2 1439 guessing,odds 5 12 2 3 0*2 15
p 94 2 1403 guessing,odds 20 45 8 0 16 0 60
p 98 0 1410 guessing,odds 8 15 0 4 20
p 102 1 1264 empty,odds 20 16 5 0*2
p 110 0 1323 guessing,odds 4 10 0*2 3 15
p 118 0 1026 empty,odds 3 10 1 0*2
m 7 3 {"rounds":2,"gift":"may","memory":true}
6 - G 1 - - 4 - G T T G 3 - 2 2 - 2 3 L 1 - - G 6 G - G 6 4 2 G - 3 1 - G 1 3 G - G 1 - - 4 - G 2 4 - 2 3 3 1 G 4 4 2 2 1 T - G 2 6 L - - - 2 1 - L 2 - - G 2 - 1 R G 4 T 1 2 T T 3 1
p 16 2 1483 master,odds 1152 7225 840 2520 6048 8640
p 26 2 1455 master,odds 175 986 150 1050 1200
p 29 1 1158 empty,odds 5 10 0 2 3 4 10 0
p 32 1 864 master,sure 24 143 16 36 54 96 120 360
p 38 0 1294 master,odds 36 59 60 108 150
p 51 1 1513 master,odds 256 2653 196 392 588 784 1176 2000 3000
p 54 2 1519 master,odds 256 2653 196 392 784 1176 1960 2940
p 70 0 1512 empty,odds 7 12 1 2 3 6 8 0
p 91 2 1131 empty,odds 2 4 0 1 0
m 8 4 {"rounds":2,"gift":"must","memory":true}
4 3 T T 1 3 2 - T 1 4 T 3 - 3 2 G T T 6 T G G T - 2 1 6 3 T 3 T 2 2 - 6 - G 2 1 - - 2 1 2 1 3 - TR 6 1 - 3 1 4 - 4 L 1 6 3 6 3 - T G 3 1 6 1 L 1 4 T 1 R T - - - T - T 1 1 - - - 2 1 6 - T - 6 - 2 6 - 6 - 4 4 6 GR 1 1 1 - L 6 G 6 G - G G - 4
p 12 3 1558 master,odds 343 2568 216 432 756 1176 1296 2170 3255
p 16 1 1696 guessing,odds 343 540 49 98 0 294 480 720
p 20 0 1473 empty,odds 343 540 49 98 0 294 540
p 24 3 1545 empty,odds 42 75 7 21 0 42 0*2
p 32 2 1499 empty,odds 42 75 14 21 42 0
p 36 0 1528 empty,odds 35 72 7 0*2 42 0
p 40 3 1520 empty,odds 40 75 0 24 0 48 0*2
p 44 3 1001 master,sure 480 2257 300 900 1440 1350 4800*2
p 49 2 1478 empty,odds 16 25 8 16 0
p 58 0 1366 guessing,odds 4 9 0*2 3 15
p 62 3 924 master,sure 360 319 216 864 1080 3600
p 76 0 1092 guessing,odds 2 5 0*2 10
p 100 0 1565 master,odds 512 4284 343 686 1029 1372 2058 3650 5475
p 110 3 1710 guessing,odds 112 175 0 32 48 64 96 160 235
p 114 3 1575 master,odds 5880 40756 5145 7056 10584 14112 26460 44100 53235
p 119 3 1548 guessing,odds 224 630 0 112 168 0*3 825
m 9 4 {"rounds":2,"gift":"may","memory":true}
3 1 4 3 4 3 T T 1 - - 4 4 6 T - 1 1 2 2 6 - T T 4 G 2 G G 6 T 6 G 3 T 3 6 4 - 4 - 6 - G 4 4 L - 6 - T T 6 6 - - G 1 - 2 6 - - G 4 2 - 2 6 G G 2 R 2 T - - 3 6 1 - 2 1 - 2 R 3 G G - R G 1 - 2 R G - 6 - R - - 2 - G 6 G 2 - 6 4 2 4 6 4 - L G 6 2 2 G G - - - 6 4 2 L T T G - 1 2 - 4 2 1 T 1 R G 2 3 - L 3 1 T 3 - - - 2 L 6 6 2 G R G 3 4 1 4 G - 6 3R
p 0 0 1577 master,odds 4096 35133 2744 5488 8232 10976 16464 29200 43800
p 8 2 1588 master,odds 784 6279 504 1008 2058 2016 3024 5060 7590
p 25 1 1710 empty,odds 49 75 7 14 42 50 0
p 29 1 1523 empty,odds 42 75 0 14 42 0*2
p 33 1 1548 empty,odds 84 125 0 24 72 0*2
p 47 1 1541 guessing,odds 28 72 0 14 0 70 105
p 51 1 1480 guessing,odds 21 24 0 6 18 20 45
p 86 2 1409 guessing,odds 16 15 0 16 0 30
p 105 2 1351 guessing,odds 9 10 0 12 20
p 135 3 1621 master,odds 128 319 84 168 252 336 504 0*2
p 139 0 1588 master,odds 784 6375 504 1008 1512 2352 3024 6020 8160
p 149 0 1610 guessing,odds 343 540 49 147 196 294 0 720
p 158 0 1487 master,odds 294 2165 175 525 840 1050 2170 3255
p 163 1 1447 master,odds 294 2165 175 525 840 2100 3150
p 167 0 1546 empty,odds 6 10 1 3 4 6 0*2
p 172 1 1580 guessing,odds 42 72 7 0 70 105
m 10 5 {"rounds":2,"gift":"must","memory":true}
T T T - G 3 4 - 2 4 - 1 T - 2 G - 2 G G - 6 G - 3 6 - G G T L 2 4 6 1 2 G 6 - 6 T 6R 3 G 2 6 2 G - 2 T 1 - - 4 2 G T 4 6 2 2 2 - G - G 2 T 3 2 2 1 G 2 3 1 G 2 1 G G 4 G - G G 4 T 4 - T T 2 4 3 3 3 G R - - - G T 4 G 1 4 G 3 - 4 2 6 1R G - 4 2 G R - G 2 G G 3 - T 2 2 - G 1 - G 3 3 3 6 - - 1 T G G - 1 2 T T 4 T 3 6 1 2 1 2 - 4 - R T 2 3 2 G L T 3 2 1 T 4 4 4 4 1 2 6 6 T T 2 2 - 6 1 R - 3 3 - 1 G T G 1 T - 6 6 1 3 L - 3 1 3 G 2 6 6 6 - - G 1 3 3
p 15 3 1704 master,odds 9604 14241 5292 10584 15876 24696 31752 0*2
p 31 4 1758 guessing,odds 1344 1575 168 336 1008 1585 2520
p 42 1 1750 guessing,odds 1728 1875 216 432 648 1296 2000 3240
p 47 4 1416 master,odds 882 5130 450 900 4536 4615 9720
p 69 0 1659 guessing,odds 245 192 35 70 105 140 320
p 74 0 1619 guessing,odds 105 120 0 42 0*2 194
p 79 0 1480 master,odds 7875 16579 5400 13500 22500 37500
p 105 2 1528 empty,odds 16 27 0*2 16 0
p 110 2 1342 empty,odds 256 405 64 128 0*2
p 175 4 1635 guessing,odds 576 875 96 288 384 576 0 1410
p 180 1 1722 guessing,odds 70 80 10 0 30 60 96 145
p 185 0 1407 master,odds 1225 6200 2100 3456 8050 13875
p 222 4 1269 empty,odds 4 6 1 0*2 6 0
m 11 5 {"rounds":2,"gift":"may","memory":true}
T - 2 - T - G 4 4 4 4 6 G 2 1 6 3 4 T - - - 6 3 1 T - 4 4 2 - 4 - 1 - 6 T G 6 2 3 6 2 3 4 - 6 - T G 2 2 - - 2 L 1 1 T T 3 4 3 T 4 - G 3 4 G 6 4 3 6 - 4 2 6 6 3 6 R 6 T 3 - 6 - - 3 - 3 - 3 - 4 - R - 6 4 - 4 L - 1 - 3 6 1 6 - 2 2 - 6 1 6 2 2 - - - 2 - 4 1 6 - 6 4 2 G 6 1 4 3 1 - 1 T G G 3 G 2 G T 2 T 1 3 3 - 6 3 R G G 4 G G 4 - T 6 G 2L 4 6 G T 4 1 1 4 2 4 T 1 6 T 2 L 1 1 6 G 4 - 4 4 - - T 4 6 3 4 - G 2 6 T 6 4 T 4 G T - - G 4
p 30 1 1747 master,odds 768 1295 504 840 1260 1680 2520 0*2
p 40 3 1695 master,odds 2401 3690 1512 2520 3780 5880 7560 0*2
p 50 2 1709 empty,odds 6 9 1 2 0 4 6 0
p 56 2 1591 guessing,odds 384 525 64 0 192 0 384 960
p 61 3 1445 guessing,odds 14 15 2 4 6 8 12 0 30
p 66 3 1431 master,odds 144 667 100 192 225 288 360 1008 1800
p 71 1 1639 empty,odds 256 525 0 192 384 0*2
p 76 3 1665 empty,odds 48 125 0 32 0*2 96 0*2
p 82 3 1588 guessing,odds 96 75 16 0 48 0 96 160 240
p 87 2 1675 master,odds 640 31 448 1120 1008 1680 1008
p 98 1 1536 guessing,odds 21 25 0*2 42 0
p 126 1 1221 empty,odds 12 25 0*4
p 136 0 1836 guessing,odds 4096 5145 512 1536 2048 3072 4900 7350
p 141 4 1830 guessing,odds 784 945 98 196 294 392 588 930 1395
p 189 2 1620 empty,odds 14 30 0*2 14 21 0
p 214 1 1416 master,odds 160 61 320 600 0
m 12 3 {"rounds":2,"gift":"must","memory":true}
4 3 4 T 1 T 1 2 6 1 6 3 4 4 3 2 T G T 6 - G T 2 6 - T - 4 1 3R G 4 3 L - 3 T 2 6 2 L 2 - 3 TL 6 3 1 6 - - L - - 3 G 2 - 3 2 - G 3 4 3 - - - 1 G - 4 2 2 G G G 3 1 3 3 T 1 T 3 - 1R 3 6 T L 6 2 6 6 6 G T 1 6
p 6 2 1481 master,odds 1176 11512 1029 1764 2646 5292 8820 13230
p 9 0 1466 master,odds 630 5692 525 900 1350 2160 3240 4500 6750
p 15 2 1422 master,odds 315 2801 315 450 675 2250 3375
p 18 0 1423 master,odds 210 1811 288 432 1080 1800 2250
p 21 1 1419 master,odds 25 54 32 48 100 120 0*2
p 24 0 1209 empty,odds 35 60 14 21 0*2
p 27 0 1107 master,odds 210 515 288 432 1080 0
p 46 1 1138 empty,odds 2 5 0 2 0*2
p 78 1 1206 empty,odds 35 90 0*2 21 42 0
p 81 2 1218 empty,odds 6 12 1 0 6 0 12
p 92 0 1162 empty,odds 5 12 0 6 0
p 98 2 1343 guessing,odds 16 45 16 24 60
p 101 2 1309 empty,odds 2 5 0 3 0
m 13 3 {"rounds":2,"gift":"may","memory":true}
6 2 2 3 T 4 T - 6 R T G - - 2 1 R G G T 3 4 G L 4 G 3 4 - G 2 - 4 1 4 3 L G 3 2 G - G 1 6 - R - 3 - 4 G - - - 1 3 L 1 3 4 R 1 - 1 - - - - - 4 1 - - 4 1 4 - 4 - 1 T G G 4 6 2 R 6 T 1 3 4 - - G T - 2 G G - 1 4 2 3 - 4 2 R 6 3 1 L - T 6 - 4 T G 4 - 4 - 6 4R - - 6 R
p 6 2 1444 master,odds 343 3414 252 504 756 1008 1764 2590 4410
p 13 0 1295 empty,odds 49 60 7 14 21 28 60
p 20 1 1266 empty,odds 18 25 3 9 12 0 25
p 33 2 1444 empty,odds 10 15 2 0 6 8 0
p 40 1 1183 empty,odds 20 24 5 0*2
p 47 0 1357 empty,odds 12 20 3 12 0
p 81 0 1498 master,odds 224 2237 336 504 672 1008 1680 2520
p 94 2 1591 guessing,odds 6 12 0 2 3 4 0 10 15
p 100 0 1360 master,odds 1225 3412 1680 3360 6300 0
p 103 0 1232 empty,odds 35 60 14 28 0*2
p 114 2 1372 guessing,odds 16 45 0 12 16 0 60
p 117 2 875 master,sure 4 25 4 8*2 24 60
p 131 0 836 master,sure 16 47 32 48 160
m 14 4 {"rounds":2,"gift":"must","memory":true}
1 1 4 1 G 6 4 3 4 4 G 2 - T 4 3 L T - 2 T 3 3 T - T - 6 - R - - T 6 R G G 2 2 - T 4 4 2 4 4 4 L G 2 4 2 1 3 2 - 4 T 1 - - - 4 G L T - 1 2 R 4 - T - 6 3 - - 6 G 6 G 4 6 - 1 4 - T 4 4 3 G 3 3 G 4 - 1 - 2 G 4 G G - R 2 4 6 6 3 G 3 - - T 6 6 - T T T 1R - 1 - 2 T 2 2 T
p 4 1 1566 master,odds 1344 10774 1764 2646 3528 5292 8850 13275
p 12 3 1538 master,odds 1000000000 7463846372 1250000000 1875000000 2500000000 4500000000 7500000000 10223214286
p 17 0 1541 master,odds 1512 10169 1296 1800 3240 3600 6480 10920 15030
p 21 3 1548 empty,odds 12 15 4 8 0*2
p 35 0 1440 master,odds 216 1222 180 225 450 1296 1440 2340
p 52 2 1251 guessing,odds 21 20 3 6 0 12 45
p 56 2 1329 guessing,odds 9 25 0*2 9 0 45
p 65 2 1201 empty,odds 12 25 0 8 0*2
p 74 2 1158 empty,odds 2 6 0*2 3 0
p 94 1 1700 guessing,odds 56 72 7 14 21 28 42 68 102
p 98 1 1660 guessing,odds 245 540 0 98 0*2 294 480 720
p 107 0 1645 guessing,odds 224 270 28 56 84 280 405
p 111 0 1623 guessing,odds 196 270 28 56 84 280 405
p 124 1 1557 master,odds 240 923 200 225 600 1080 1500 1725
p 132 3 1285 master,odds 400 1727 500 1920 3050
m 15 4 {"rounds":2,"gift":"may","memory":true}
4 1 1 4 G 1 6 6 6 4 6 2 2 - G 1 G G 4 3 3 T 4 2 - 4 2 T G 6 T T T 6 - T 2 2 1 - - 6 G - 1 6 3 3 G 3 - 2 T 4 1 - - 6 6 2 L - 3 6 6 - - - T - 2 - 2 4 3 1 3 3 3 - G 3 3 - - L 4 2 - 6 L 6 2 G 2 T - 6 T T 3 - G - 4 6 G 4 - 1 1 L G 1 - 2 1 T 6 - T 6 1 6 - G T G G 6 2 - TL G G 4 G T 1 4 G 3 T 4 4 R 3 6 6 3 R 2 2 2 - R L 2 T - - G G 4 - R T - - - 4 6 1 G - 6 6 G G 3 1 -
p 4 1 1603 master,odds 896 7441 588 1176 1764 2744 3528 5900 8850
p 20 0 1346 empty,odds 96 175 0 32 48 64 0 175
p 24 0 1394 empty,odds 8 10 1 2 3 4 0*2
p 32 3 1334 empty,odds 7 10 2 3 0*3
p 36 1 1448 master,odds 252 475 360 450 720 1050
p 52 1 1251 master,odds 60 82 100 120 144 225
p 56 2 1512 master,odds 60 82 48 192 225
p 65 3 1199 guessing,odds 15 20 0 9 0*2 45
p 86 0 1093 empty,odds 16 45 0*4
p 95 2 1598 empty,odds 512 735 64 128 192 256 384 0
p 99 1 1613 empty,odds 32 45 4 8 12 16 24 0*2
p 107 2 1496 master,odds 128 1063 84 168 252 392 504 1350
p 120 1 1543 master,odds 686 5058 588 1008 1260 2520 4900 6335
p 124 3 1565 guessing,odds 343 540 147 196 0 720
p 182 0 1317 guessing,odds 24 45 0*2 80 0
m 16 5 {"rounds":2,"gift":"must","memory":true}
- 6 1 2 G GR 1 2 T 1 G 2 G G - G 3 6 1 4 2 6 G - 2 - 1 6 T 6 6 6 R R R T - 4 G 3 GR T 3 2 3 3 T 3 - - 1 4 2 - T T 2 R 6 - 3 G 3 L T 4 - 3 - 1 - 3 - - T T T T 3 - 3 T G 4 L 4 T - 4 2 R 3 T T - 1 T 4 1 3 - 3 3 4 3 - - T - - 3 4 6 T G 6 G 1 G 1 G T G G - - G T 4 T - 1 - 3 - 1 T - G G - 6 - 2 T - 6 2 6 4 - 4 - - - 6 G L 2 1 T G 2 G 6 - T G - 6 - G 1 L - 4 - 4 2 G 6 2 3 3 T L - 2 G T T - 6 6 - - 6 1 G - 1
p 64 3 1558 guessing,odds 42 48 7 0 21 28 0 92
p 69 1 1476 guessing,odds 49 144 0 49 0 228
p 91 1 1407 master,sure 1500 -1471 800 2400 9000 7875
p 101 2 1834 guessing,odds 4096 5145 1024 1536 2048 3072 4900 7350
p 111 0 1640 master,odds 9604 57900 6174 10584 21168 31752 53830 80745
p 116 1 1625 master,odds 1000000000 5698177843 625000000 1071428571 2571428571 3214285714 5463435374 8195153061
p 121 1 1769 guessing,odds 343 450 0 98 196 294 460 690
p 152 4 1614 guessing,odds 49 54 0 14 45 90
p 163 1 1548 guessing,odds 7 8 0*3 14
p 168 1 1615 master,odds 1260 -1112 945 1350 3600 4320
p 191 2 1548 empty,odds 5 18 0*2 15 0*2
p 201 2 1411 master,odds 75 44 64 192 180 600 750
m 17 5 {"rounds":2,"gift":"may","memory":true}
T - 6 2 4 2 4 6 G 3 - 3 T 4 G 3 3 2 2 2 R - T - 6 1 L 2 2 3 G 3 6 T - T 6 6 1 G - T 3 G 6 6 4 4 - 1 G 4 L 6 - - 4 - G - 1 6 T GR G T 3 1 6 R 2 1 - 2 - 3 - - - 3 G - 1 - G G 3 1 4 T R - 6 1 1 6 - 6 - 6 3 - T - 6 3 G - 4 - T - T 4 2 T 1 1 4 2 4 1 T 1 3 - R - 1 1 6 6 R 1 1 1 - - L 1 T 4 2 - G 2 - 3 4 1R G 3 3 6 T 6 6 G - T 1 1 3 T 2 R G 3 3 T G T 6 - 1 - 1 - T 1 4 G 3 2 - G 4 1 - 1 3 2 T - G 1 6 TR T G G - 6 2 4 2 3 G G 3 G 2 G 2 6 2 T 6 4 3 - 2 6 R 3 4 G G 6
p 32 0 1785 guessing,odds 864 875 144 0 432 0 864 1350
p 53 3 1729 guessing,odds 432 375 72 144 216 0 432 700
p 58 3 1720 guessing,odds 18 15 3 0 9 0 18 29
p 64 0 1628 empty,odds 28 40 7 0 21 0
p 80 1 1267 empty,odds 21 50 7 0*3
p 85 1 1127 master,odds 3675 11552 1400 7560 15120 44100
p 96 3 1193 master,odds 75 82 150 180 160 270 500
p 101 4 1107 master,odds 486 1060 1215 1080 2430 4860
p 106 3 1211 guessing,odds 9 10 0*4 30
p 166 3 1779 guessing,odds 2744 3780 0 784 1176 1568 3720 5775
p 171 2 1591 master,odds 2744 17937 3024 6048 10584 15380 26565
p 187 0 1567 master,odds 10290 55740 7350 10080 17640 30240 36288 51940 95025
p 192 1 1461 master,odds 1728 9199 1680 3024 5040 6048 8664 15840
p 208 1 1677 guessing,odds 10 7 4 6 0 12
p 213 3 1441 empty,odds 16 15 2 4 0*2
p 229 0 1381 empty,odds 16 27 4 8 0*5
m 18 3 {"rounds":2,"gift":"must","memory":true}
3 - 2 6 6 3 2 1 4 T - 3 G T 6 2 G 3 - 2 T 4R 2 - G 2R 2 3 G - 1 1 1R 2 1 - L 2 - 2 G 4 2 - T 1 2 6 6 1 - G L 3 4 4 - 3 1 4 - 6 3 4 2 T 1 2 T G 3 - - G 3 - 2 3 L - - - 2 - G 2L G - G 6 3 - 2 G - - 3 G
p 12 1 1387 master,odds 210 1859 144 288 540 672 1080 1500 2700
p 15 0 1240 empty,odds 49 60 7 14 0*2
p 18 1 1252 empty,odds 15 25 3 6 0 12 0 25
p 29 0 1347 master,odds 75 -23 50 120 0
p 33 2 1415 empty,odds 6 10 1 0 6 0
p 40 1 1325 guessing,odds 1 4 0*3 5
p 53 0 1504 empty,odds 48 105 16 24 32 0 80 0
p 62 1 1404 master,odds 36 178 36 50 75 144 250
p 65 0 1555 guessing,odds 6 12 2 3 6 10 15
p 68 0 1208 master,odds 25 190 40 48 120 160 300
p 71 2 1410 empty,odds 5 12 3 0 8 0
p 79 0 1265 master,odds 30 100 48 135 195
p 92 1 986 master,odds 24 41 24 72 180
p 98 2 957 empty,odds 1 5 0*3
m 19 3 {"rounds":2,"gift":"may","memory":true}
- 2 G TR 4 G 6 6 6 3 1 6 - R 6 T G 6 4 4 - 1 G 2R G 1 G R - 3 4 L 6 3 - G G 1 3 6 2 L 3 - T R - 3 G 4 6 T 4 6 - L T 3 T 2 G 3 2 1 G 3 - T TR T 6 G 3 6 - - 2 T R 1 6 1 R T G T 4 6 - 4 - 4 L T 1 - G 1 1 R 6 G 2 G G - - - 4 6
p 4 1 1535 master,odds 224 781 168 336 504 672 1008 0*2
p 7 1 1316 empty,odds 56 90 7 14 21 28 42 0*2
p 10 1 1540 empty,odds 49 90 7 14 21 28 42 60 0
p 20 0 1397 master,odds 294 1756 420 735 1008 1260 2170
p 24 1 1453 master,odds 1225 6674 1050 2100 2940 5040 8750
p 38 1 1520 guessing,odds 9 10 3 0 9 15
p 42 1 1157 empty,odds 3 8 0 3 0*2
p 49 1 1328 guessing,odds 5 5 0 6 10
p 52 1 1012 empty,odds 4 15 0*3
p 59 2 1518 master,odds 224 2245 168 336 588 672 1008 1680 2520
p 65 1 1484 master,odds 49 474 36 84 144 216 360 540
p 75 1 1307 master,odds 108 590 75 180 300 450 900
p 79 0 1499 guessing,odds 6 12 1 4 6 0 15
p 89 1 1240 empty,odds 5 8 1 4 0
p 110 1 1354 guessing,odds 3 3 0 4 6
m 20 4 {"rounds":2,"gift":"must","memory":true}
T 2 3 G 2 6 G - 2 G 1 6 R 6 2 6 3 R - 2 G T 1L 4 2 T 1 2 T 2 G 6 4 2 G 4 T 6 T R - 1 3 1 3 T 2 4 - 3 6 2 3 G 3 T 3 3 G T G 1 6 6 - 4 T 4 G G 6 4 - T 6 - 6 - 4 - - - - T 6 - G - G 3 T 4 R G 1 6 - L G - T 4 3 3 3 6 6 2 T G - G G T G 4 - - G 4 4 - T L 1 T - - G - 4 4 G 1 - G 6 1 1 -
p 4 1 1620 master,odds 1344 3179 882 1764 2646 3528 5292 0*2
p 8 2 1537 master,odds 2744 21995 1764 3528 5292 7056 12348 19040 31605
p 13 3 1525 master,odds 343 2634 252 432 648 864 1512 2350 3885
p 18 3 1735 empty,odds 343 540 49 98 196 294 360 0
p 23 2 1669 guessing,odds 147 225 42 63 84 0 205 315
p 31 2 1631 guessing,odds 21 30 6 0 12 18 29 45
p 40 2 1593 guessing,odds 48 75 0 24 32 0 80 120
p 44 3 1472 guessing,odds 56 75 16 32 48 120
p 56 0 1451 guessing,odds 6 6 3 0 10
p 60 3 1204 guessing,odds 15 25 12 18 45
p 76 2 1324 master,odds 9 -10 24 36 0*2
p 88 2 1151 empty,odds 4 5 0*3
p 114 3 1566 master,odds 5880 40511 3528 8820 15435 14112 21168 45150 58590
p 124 3 1415 empty,odds 64 175 16 0*3 96 0 175
p 132 3 1409 master,odds 10080 55337 4900 14700 26460 29400 88200 113400
p 140 2 1445 empty,odds 21 75 7 0*2 42 0
m 21 4 {"rounds":2,"gift":"may","memory":true}
G 6 6 T 4 T 6 T 4 1 4 3 3 G 1 G T - - 4 3 4 4 G 6 4 2 3 L 1 T 6 T 3 6 1 1 R 1 1 3 6 6 1 1 G T 6 3 G T 4 T - 2 2 - 3 - 3 G 1 6 4 6 - 4R T 6 6 2 - 4 3 6 6 6 6 6 L 2 1 6 T T T 4 6 - 2 4 6 6 6 G 4 3 6 6 - 2R - 6 3 - G 1 T 4 - 2 - 1 - T 3 2 3 L G G 6 3 G 6 6 3 L - 4 2 4 L
p 16 1 1552 empty,odds 384 735 64 128 192 0 384 0
p 20 3 1591 empty,odds 112 175 16 32 48 64 96 0*2
p 24 2 1610 master,odds 1344 10609 840 1680 2520 5040 11760 13740
p 38 3 1564 empty,odds 6 10 1 2 3 4 6 0*2
p 50 3 1562 guessing,odds 8 20 0 4 0*2 12 25
p 58 1 1533 guessing,odds 35 24 0 21 0 42
p 62 3 1551 master,odds 60 22 45 96 108 192 144 0
p 88 1 1621 master,odds 128 329 84 168 252 336 504 0*2
p 96 3 1602 master,odds 784 1815 504 1176 1512 2016 3024 0
p 119 0 1331 master,odds 150 980 96 250 300 320 480 1200 1875
p 133 3 1250 master,odds 1024 1269 672 2016*2 4032
m 22 5 {"rounds":2,"gift":"must","memory":true}
3 1 2 6 2 - 6 G 4 6 G T 2 G 3 - 4 T - 2 6 G 3 4 1 1 2 G 6 T 2 T 1 T G - G 3 6 - G - 4 - 3 3 G 3 3 - - T G T G 4 1 T T 3 2 1 4 4 4 G G L G G 1 6 T 2 6 - - T G 3 1 - G 1 2 1 3 4 2 6 - 4 4 3R 2 - 1 6 1 L - - T G T 2 T 1 3 - R G G 4 - T 1 - 1 4 1 L L 6 3 - 3 G 2 2 1 2 6 2 - 2 T 1 1 1 6 G 1 - - G 3 T 3 - 3 3 - R - 4 T 3 4 G 6 T 3 3 4 1 6 3 T L T G 1 T T L 2 G - 1 2 R 4 G - T - 6 4 2 T 4 G 4 G T - T T T T 6 - T 6 4 3 3 2 T 4 3 6 R 6 T - T G L 2 2 - 6 4 4 - - - 4 - T 4 2 4 - - 4 T G T 6 - 6 2
p 5 1 1683 master,odds 1536 10085 882 1764 3087 3528 5292 8940 13410
p 15 1 1818 guessing,odds 2744 3240 343 686 1029 1372 2058 3240 4860
p 88 4 1535 guessing,odds 10 15 2 8 24
p 100 1 1253 guessing,odds 16 27 0*3 60
p 133 0 1673 master,odds 3136 19931 1764 3528 6174 7056 12348 17910 26865
p 138 0 1807 guessing,odds 686 945 98 196 0 392 588 930 1395
p 143 4 1768 guessing,odds 686 945 0 294 392 930 1395
p 154 2 1617 guessing,odds 672 1050 0 448 0 1585
p 170 4 1422 empty,odds 25 42 0*2 20 0 42
p 198 4 1429 empty,odds 6 15 0*2 8 0*2 15
p 225 1 1137 empty,odds 3 10 0*3
p 245 1 1086 master,odds 160 -155 240 768 0
m 23 5 {"rounds":2,"gift":"may","memory":true}
4 T 1 G 4 2 6 6 G 3 2 T 4 4 G G 3 G T 1 T 2 T 3 6 R G T T 1 - 1 T T G G 3 6 2 1 3 2 G - 6 G L 3 2 G 2 T 4 6 - 1 3 R T - - 1 3 G 1 4 3 1 - 2 2 1 G - 3 4 - 3 1 L T - 4 2 3 2 G - 2 3 - - 4 - 2 - T - 2 3 L - 6 1 3 - 3 2 2 1 - 3 - T - 3 3 2 1 1 - 2 R - - 1 3 3 - 3 - - 2 6 6 - 3 - 6 - - 1 G 1 T T 4 - - T 4 1 - T TR G 4 G 3 4 R - 1 6 G T TR 2 3 T 3 T L 3 T T 1 6 - G 6 G 1 - 3 T - G 4 1 - 4 1 6 G - G G 2 3 T G 6 6 - - 6 1 3 - G G 3 R 4 6 - 1 2 L 2 1 6 1 6 1 2 G 2 6 1 3 3 G 2 G 6 6 - G - 2 3 6 1 1R 2 2 - 2 3 R L
p 10 1 1820 guessing,odds 448 630 64 128 192 256 0 610 915
p 15 4 1802 guessing,odds 448 630 64 128 192 384 610 915
p 36 3 1539 empty,odds 24 25 4 8 12 0*2
p 47 1 1716 guessing,odds 210 288 35 70 105 0*2 336 525
p 58 3 1632 guessing,odds 120 80 15 30 45 144
p 74 1 1620 guessing,odds 20 25 4 8 12 0*2 40 0
p 101 4 1070 master,odds 3600 6301 5040*2 31500
p 112 4 1270 guessing,odds 14 5 0 6 20
p 117 0 1332 empty,odds 4 5 2 0*2
p 133 0 1121 master,odds 675 182 225 1350 3240
p 178 4 1721 empty,odds 294 450 49 98 0 196 294 0*2
p 203 0 1444 empty,odds 5 6 1 2 0*2 6 0
p 235 4 1509 master,sure 36 25 18 24 72 144 96 0*2
p 253 2 1031 master,odds 1600 1587 1120 2240 3360*2 21000
m 24 3 {"rounds":2,"gift":"must","memory":true}
2 3 6 4 2 - 3 - 6 3 4 G T G 1 G 1 2 L G 6 3 - 4 T T - 3 L 4 3 T - 6 T - - 4 6 - 1 T - 1 1R - - - 1 - - - 3 - T - 1 T T - 1 T 6 6 4 4 T 6 4 6 6 4 G 3 T 3 1 - - G - 1 6 G 4 1 G G 3 3 R 1 1 1 L G 2 G - 6 4 L 2 - 1 L
p 15 2 1438 master,odds 36 310 25 72 90 100 300 390
p 19 0 1421 master,odds 36 313 25 100 180 300 390
p 22 2 1202 empty,odds 6 12 1 3 4 0*2
p 29 0 1268 master,odds 25 185 16 80 120 240
p 32 1 1239 master,odds 120 769 72 360 540 1080
p 35 0 1357 guessing,odds 20 45 4 0 60
p 38 2 1325 guessing,odds 16 45 4 0 60
p 48 2 1244 guessing,odds 3 10 1 0 15
p 51 2 1037 guessing,odds 2 5 0*2 10
p 63 2 1518 master,odds 1176 3917 882 1764 2646 3528 5292 0*2
p 69 1 1397 master,odds 1176 3917 882 1764 2646 5292 0
p 84 2 1272 empty,odds 5 8 1 2 0 4 0*2
p 106 2 1209 empty,odds 3 4 2 0*2
m 25 3 {"rounds":2,"gift":"may","memory":true}
4 G 3 - G G T - 2 L T T 3 G 4 T 1 1 4 L 3 2 - T 1 3 1 2 6 6 6 - G 2 3 - 3 - G 1 - T - G G T G 1 R 6 G T - G 3 T - 3 R 2 - T - 3 - - 3 - 4 G 3 G 3 3 4 G 3 1 R T 3 T 6 4 2 6 1 6 R G T 2 1 3 3 2 3 2 R T - - 1 2 4 1 1 2 L 1 1 4 - G -
p 6 0 1271 empty,odds 56 105 8 16 24 48 0 105
p 10 2 1245 empty,odds 56 105 8 24 0 48 105
p 13 2 1261 empty,odds 49 90 7 21 28 42 0
p 23 1 1252 master,odds 90 457 60 150 216 360 750
p 26 2 1209 master,odds 90 769 75 216 360 1125
p 29 2 1420 guessing,odds 6 12 1 0 15
p 35 2 968 master,odds 6 39 5 12 75
p 45 2 973 master,odds 24 131 24 48 270
p 69 0 1497 master,odds 256 2653 196 392 588 1176 2000 3000
p 75 2 1405 master,odds 1152 11033 840 1680 3024 4032 5040 12960
p 89 2 1298 empty,odds 35 36 14 0*3
p 99 2 1131 empty,odds 7 12 0*3
p 115 1 1387 empty,odds 2 5 0 4 0
m 26 4 {"rounds":2,"gift":"must","memory":true}
- G 6 G GR 3 2 4 G - T 4 2 R 1 4 3 T T 4 T 6 - - - 4 3 1 6 6 4 3 1 1 L 3 - T 2 T 1 6 G 6 T G 3 6 4 2 G - 4 3 - 4 1 6 2 - 4 T 2 - L - 4 3 2 T - 6 - - G 3 3 - - T 1 - - - 1 4 3 6 3 R 2 4 - 3 L 1 3 - - 3 T 1 2 3 G - G - G T - G 4 - T 2 1 4 1 4 T 6 2 - 1 3 2 G G 1 2 1 L - 2 T T 4 6 - 4 L 1 6 3 1 L G 2 6 1 R
p 5 1 1620 master,odds 2688 6113 1764 3528 5292 7056 10584 0*2
p 14 0 1430 empty,odds 392 540 49 98 147 196 294 540
p 22 0 1569 empty,odds 343 540 49 0 147 196 294 0
p 26 2 1471 master,odds 343 720 216 504 648 1296 0*2
p 30 3 1420 master,odds 343 1518 216 504 648 1008 2590
p 35 2 1562 guessing,odds 49 75 14 21 42 0 105
p 39 1 1451 master,odds 72 485 50 150 200 300 500 750
p 43 0 1520 guessing,odds 72 125 0 24 0 72 180
p 47 1 1313 empty,odds 6 10 3 4 0 10 0
p 51 0 1433 master,odds 375 446 300 480 1000 1500 0
p 65 0 1223 empty,odds 4 9 1 2 0*3
p 81 1 1147 empty,odds 1 3 1 0*2
p 104 0 1585 master,odds 1344 10823 882 1764 3087 3528 5292 8850 13275
p 112 3 1575 empty,odds 28 45 4 8 16 24 0*2
p 128 3 1599 guessing,odds 49 72 7 14 28 42 0 105
p 152 0 1595 guessing,odds 48 45 8 16 0*2 48 80
m 27 4 {"rounds":2,"gift":"may","memory":true}
1 G G 3 G 1 G 3 3 G 2 4 T 2 T 2 G 6 G 6 6 4 T 4 L 4 4 1 1 L 2 G 1 - 2R G 4 3 3 - 4 - 3 R T T 1 T T T 3 - TR T G T 6 3 6 4 6 6 6 4 3 L 4 6 6 G 6 T - - L T T 6 - - 6 6 3 3 3 3 3 L 4 G - 3 2 G - 3 2 T 6 - L - T 1 G 4 3 4 6 - 3 - 1 R G - G 2 1 T 1 - 4R 4 - T 1 L T 1 6 -
p 16 3 1698 guessing,odds 294 450 0 84 126 168 252 410 615
p 20 2 1447 empty,odds 24 45 0 12 16 24 45
p 25 1 1452 empty,odds 294 540 147 196 294 0 540
p 30 2 1443 empty,odds 14 25 0 7 0 14 25
p 35 0 1522 master,odds 108 664 216 180 300 360 720 909
p 39 1 1543 master,odds 108 680 180 300 360 864 1035
p 44 3 1489 guessing,odds 12 20 6 12 0 29
p 48 2 1460 guessing,odds 10 20 6 0 12 29
p 70 1 1208 guessing,odds 6 5 3 6 0 15
p 109 3 1434 empty,odds 32 45 4 8 12 16 24 45
p 118 0 1573 empty,odds 343 540 49 98 147 196 294 0
p 123 1 1498 empty,odds 49 75 7 14 28 42 0 75
p 128 0 1573 guessing,odds 98 150 14 28 0 84 205
p 132 0 1557 guessing,odds 84 125 12 24 36 72 175
m 28 5 {"rounds":2,"gift":"must","memory":true}
G 4 T 2 G 3 1 1 4 4 6 3 2 3 2 R 1 G G 4 3 R - T G 2 1 R 6 T 3 - 4 L G - G - 6 T G T G 1 4 4 G 2 1 T R 2 6 3 2 T T 3 G 2 6 - 4 6 3 - 4 G - - - 3 G 6 2 4 R 2 6 6 6 3 R 1 G 3 3 - R 4 T 2 6 - - 3 2 - 6 2 G 3 G - 4 2 4 - - G 2 3 3 - 6 - T - 3 - 3 6 4 - 6 - 3 - - - - 1 - - 6 R - - 6 - 4 3 1 3 3 - R 4 - 3 - - R 4 - 6 6 - L 3 - G 3 - 6 4 3 T - G 3 2 - 6 4 3 3 T 3 6 3 3 G 6 6 L - - - 6 - 3 3 - - 4 L - T T 2 - - - - - 1 3 - 3 6 6 G 6 6 2 3 R 4 T G 6 1 R T T - 6 T 2 3 6 2 - G G 1 6 - L 2 G G G 2 G 3 - T G - G G - - - 1 2 3 T G 2 3 - 1 3R 3 2 3 4 1 L G G 1 - - 3 6 4 G - R 1 - 4 G 2 G 4 - 2 T 1 4 1 4 T - 3 3 G - 4 4 4 3 4 - L R
p 34 4 1667 guessing,odds 2744 3240 1029 1372 2058 4860
p 71 3 1268 master,odds 490 1251 576 648 1620 3700
p 99 1 1717 guessing,odds 48 75 0*2 36 72 100 0
p 125 4 1539 guessing,odds 45 64 0 90 0
p 130 4 1122 master,odds 225 200 600 576 1800
p 170 4 1247 empty,odds 27 20 0*3
p 229 2 1610 master,odds 1000000000 1142820700 535714286 1071428571 1928571429 2500000000 3857142857 0
p 240 0 1723 guessing,odds 294 450 49 98 0*2 460 735
p 245 1 1774 guessing,odds 756 750 126 0 378 0 756 1175
p 255 4 1423 empty,odds 245 450 49 98 196 0
p 260 3 1485 master,odds 840 3821 360 1152 1350 1728 6200 8820
p 266 0 1612 guessing,odds 140 225 28 0*3 350
p 277 1 1302 master,odds 288 11 150 360 540*2 1440
p 283 4 1344 empty,odds 12 25 0 12 0
p 311 3 1250 empty,odds 3 5 1 0*2
m 29 5 {"rounds":2,"gift":"may","memory":true}
6 T 3 4 G - 3 G 6 4 3 G 1 - 2 4 4 T 3 1 G 1 T - 4 2 4 4 - 2 1 G 4 T G 2 4 T G T 1 4 G G - - 1 3 6 3 T 1 4 T - 3 4 - - - 2 T T G 6 2 G - - 6 G 1 2 - - - 1 - 4 G - - 1 6 - 6 L G G T 6 - G 2 4 - 6 6L 4 G 6 2 3 L 3 2 4 2 - L 2 - - - - - 6 6 2 - L G - - 2 1 L 2 - - - 1 L 4 2 6 G - R G G 4 - - T - 2 G - R T G - G - - 2 6 1 6 L T - - G - 2 - 4 4 - 6 2 1 T - 3 3 2 6 6 4 T 4 3 2 4 L G - - 2 2 - 1 G - 3 R 4 - - 6 G 3 2 2 1 G G 6 G 1 4 T 6 2 1 G - - 6 - 4 6 L T 2 G 1 2 2 T 1 T 4
p 5 1 1702 master,odds 2048 14077 1176 2352 3528 4704 8232 11920 17880
p 10 0 1824 guessing,odds 512 630 64 128 192 256 610 915
p 15 2 1812 guessing,odds 784 945 196 294 392 588 930 1395
p 20 0 1801 guessing,odds 2744 3240 343 686 1029 1372 3240 4860
p 25 0 1647 master,odds 16807 103032 10584 18144 37044 42336 92470 138705
p 30 1 1634 master,odds 2401 14040 1470 3024 6048 8820 12880 19320
p 45 0 1419 empty,odds 1372 3240 343 0 1029 0*3
p 60 0 1733 guessing,odds 864 1125 0 288 0 576 1000 1800
p 65 0 1641 empty,odds 12 15 2 4 0 8 0*2
p 87 2 1127 master,odds 1152 4845 1200 3200 3240 14400
p 98 2 1403 guessing,odds 4 3 0*2 6
p 104 3 1570 guessing,odds 24 15 0 8 16 30
p 121 3 1188 master,odds 225 257 150 180 540 1350
p 188 0 1618 master,odds 5376 35245 2940 5880 8820 13720 21168 29920 53100
p 236 1 1419 empty,odds 30 35 12 0*2
m 30 3 {"rounds":2,"gift":"must","memory":true}
2 4 1 T 1 2 3 - 6 1 G - - 6 - 3 G - GR 6 4 3 R T - 3 GR - T 2 L - 4 3 3R T 2 4 - 4 3 G - - 4 3 4 L - 4 1 R 4 T T T 4 T - T T 6 - T G T 4 - - G 2 1 T 3 2 3 R 1 3 6 R G - 4 4 4 - - 6 1 R T - 2 3 4 3
p 12 1 1442 master,odds 1260 11257 2160 2700 3600 6300 9000 13500
p 23 2 1467 guessing,odds 6 12 0 2 3 4 15
p 27 2 1288 master,odds 25 184 25 40 48 64 255
p 35 1 1230 master,odds 240 1489 480 576*2 2160
p 38 1 1357 guessing,odds 20 45 12 16 60
p 41 1 1325 guessing,odds 16 45 0 16 60
p 44 1 995 master,odds 72 289 216 144 630
p 70 1 1324 empty,odds 49 60 7 14 21 28 0*2
p 84 2 1202 empty,odds 6 12 1 0 3 4 0
p 87 2 1252 master,odds 360 2684 225 720 675 1200 4050
p 91 2 1434 guessing,odds 8 25 0 6 0 30
p 94 1 1136 master,sure 15 28 10 24 48 90 0
p 97 1 1246 empty,odds 15 20 0 9 0*2
m 31 3 {"rounds":2,"gift":"may","memory":true}
3 T T - - 1 T 2 G G - 3 4 6L 4 1 T L 4 2 T 1 T 4 - 3 4 R G - - 2 2 4 G R 4 6 6 L - 4 3 - 4 1 GR 4 T G - 4 2 - - - - T G 4 4 1 4 4 - L - 6 2 - 6 T G 3 1 1 6 2 G 3 3 R 3 2 - R - G 2 G 4 2 - 4 G 4L 6 4 3 G 2 6 6 1 - 1 T - G - 3 R T 2 4
p 14 1 1302 master,odds 400 3757 280 560 1050 1120 2100 5250
p 21 0 1363 master,odds 147 250 126 210 420 0
p 28 1 1426 empty,odds 28 45 8 16 24 0
p 32 1 1119 empty,odds 14 45 14 0*2
p 36 1 855 master,sure 147 1012 336 756 2205
p 43 2 1356 guessing,odds 6 15 0*2 8 20
p 50 2 1386 master,sure 32 -1 32 64 48 0
p 56 1 814 master,sure 50 243 80 300 750
p 82 0 1431 master,odds 294 2796 210 420 756 840 1512 2170 3675
p 89 0 1429 empty,odds 7 12 1 2 4 6 0*2
p 96 0 1469 guessing,odds 10 25 2 4 0*2 30
p 115 2 1093 empty,odds 6 15 2 0*2
m 32 4 {"rounds":2,"gift":"must","memory":true}
T 1 3 2 4 4 2 1 G G T 6 - 6 2 1 1 2 1 - R 1 G 4 G 6 G G 4 2 1 2 2 L 6 3 4 - 3 T G - - G G 6 G 4 3 T 1 - 6 - G 4 3 2 L 3 - 6 4 3 2 3 4 G - 3 - - 1 3 - L 3 - G 6 - 6 - T - - 4 - 3 6 - 6 - - 4 3 L 3 - - T - 3 3 - 3 - 6 - 2 L - - 3 - L - 2 1 1 G T T G 3 G - 1 - - G 3 1 4 4 1 - 6 - 4 4 3 2 G 3 L - 3 2 1 G T 3 2 4 3 3 4
p 16 0 1555 master,odds 1372 6465 1029 1764 2646 5292 9520
p 21 1 1367 master,odds 378 2702 315 450 675 1080 1350 2505 4860
p 25 1 1561 empty,odds 72 125 0 24 36 48 72 0*2
p 34 3 1498 empty,odds 10 21 0 6 0 12 0
p 38 1 1123 master,odds 1440 7781 1080 2400 2160 3840 5760 8640 18000
p 42 3 1534 empty,odds 70 135 0 42 56 84 0
p 50 2 1294 empty,odds 72 125 54 0*3
p 59 2 1151 master,odds 15 32 20 50 60 100
p 84 3 1118 empty,odds 4 15 0 6 0*2
p 88 1 1053 master,odds 10 -1 16 8 48
p 97 3 767 master,sure 48 70 72 27 720
p 101 1 1407 guessing,odds 2 2 0 3 0
p 128 0 1587 empty,odds 343 540 0 98 147 196 294 0*2
p 150 0 1556 guessing,odds 14 20 4 6 8 12 0 29
p 154 2 1620 guessing,odds 84 125 36 72 120 175
p 158 2 1502 guessing,odds 14 24 7 14 0 34
m 33 4 {"rounds":2,"gift":"may","memory":true}
4 G T 1 2 - G 1 TR 1 G - - 1 6 - - 6 R 3 G T 2 1 2 - - - 1 G 6 - 6 T G T 1 2 - 2 4 6 3 1 - T - G G 3 6 G G 1 3 - 6 3 3 1 1 6 4 R - 1 2 3 L G 1 - T - 1 2 2 R - - 2 4 2 3 4 T T 3 1 2 2 3 3 4 1 - 1 2 R 2 - 4 2 L T 1 G 1 3 3 2 - 6 T 1 2 L G 4 T 6 1 2 G 3 6 4 T 1 2 2 4 G 6 2 T - 4R 6 - 2 1 - 6 2 1 - G 6 G
p 27 3 1654 guessing,odds 24 30 6 9 12 18 29 45
p 43 2 1356 master,odds 150 928 96 200 300 500 600 1575
p 51 3 1470 guessing,odds 5 10 2 0*2 15
p 55 2 1523 guessing,odds 100 96 25 0 75 0 150
p 59 3 1352 empty,odds 6 8 2 3 4 0
p 78 2 1320 master,odds 128 -27 96 144 192 384
p 82 3 951 master,odds 16 51 24 48 180
p 117 3 1497 master,odds 1344 10541 980 1680 3024 3360 5040 8440 15120
p 133 1 1633 guessing,odds 21 30 3 6 9 0 29 45
p 138 0 1566 master,odds 882 3615 1050 3528 3780 5285
p 142 3 1590 guessing,odds 168 225 24 48 72 230 360
p 146 2 1383 master,odds 72 435 75 150 432 380 750
p 150 0 1506 guessing,odds 18 20 6 0 29
m 34 5 {"rounds":2,"gift":"must","memory":true}
- - T 6 6 6 2 1 6 4 T 2 4 6 T 6 T - 3 1 2 4 T 1 6 T 2 - T 2 G L T G - 4 4 2 3 1 - G 2 - 2 G 3 G 3 6 6 - 3R 1 3 6 6 T L 3 2 4 3 4 4 - - 6 1 4 3 - - 3 2 T 3 6 T G G - 6 4 - 6 3 6 - 2 - T G T T 6 6 1 2 2 T 1 - 2 G 4 2 4 1 - T 3 T T 4 R 6 4 T 1 6 3 6 3 3 - L - - 1 - T 6 4 2 - 4 R G 6 1 2 4 - 2 6 2 - T T - T 4 G 4 1 G 6 4 4 1 - 4 L 2 G 1 G 1 1 G 1 - 3 R - - 2 T 3 4 2 - 3 3 R 2 2 1 4 3 G - - - -
p 21 1 1780 guessing,odds 448 630 128 192 256 610 915
p 64 2 1515 master,odds 9450 32792 13500 12960 14400 38880 67500 81675
p 80 4 1391 guessing,odds 21 18 0 7 14 36
p 127 3 1613 guessing,odds 294 405 49 0 147 196 294 0 720
p 138 1 1440 master,odds 1000000000 4816116071 437500000 1093750000 2333333333 3150000000 7291666667 10937500000
p 143 2 1270 master,odds 1000000000 840128968 486111111 1215277778 4200000000
p 148 3 1428 master,odds 540 2163 200 500 1296 1200 2592 3750 5625
p 180 0 1284 empty,odds 18 25 0*3
p 196 0 1487 empty,odds 27 32 18 0*2
m 35 5 {"rounds":2,"gift":"may","memory":true}
4 T G 3 3 2 - 4 G G GR 6 1 3 G - R T 2 - 4 G - 2 G - T G - 1 2 4 - - 2 G 6 6 1 3 4 - 2 3 6 G 1 3 L - T - 6 6 3 4 1 2 - - 3 6 2 G T 1 T G 3 2 4 1 2 G L 1 1 - G G 1 4 - T - 4 G 3 4 2 T - 3 - 1 - T 2 2 G L 1 1 - 4 1 4 3 G T T T 6 1 6 4 - T 6 - T 2 T 1 3 4 G - G T 6 G 3 G 1 G 6 - T 4 1 4R 6 6 T 1 1 6 - 1 2 1 T 3 - G T 3 - 4 - - 6 3 - - T R - 6 4 G - R 2 T 1 T 3 2 2 1 1 4 2 6 1 G 2 R G 2 1 4 3 R - - 1 4 1 R G 6 1 G T
p 5 1 1701 master,odds 2048 14021 1176 2352 3528 5488 7056 11920 17880
p 17 0 1816 guessing,odds 1568 1890 196 392 588 1176 1925 2790
p 22 0 1809 guessing,odds 2744 3240 343 686 1029 2058 3360 4860
p 54 0 1439 master,odds 3430 18496 2100 3360 6048 29645
p 64 1 1553 guessing,odds 168 216 28 56 0 168 399
p 69 1 1564 guessing,odds 70 100 0 28 0*2 175
p 80 3 1171 empty,odds 28 125 0*3
p 101 0 1826 guessing,odds 2688 3150 336 672 1008 1344 2016 3290 4755
p 106 0 1667 master,odds 9216 55545 11760 17640 19600 29400 59040 75000
p 111 3 1667 guessing,odds 576 875 0 192 288 384 576 0 1350
p 142 0 1302 empty,odds 12 25 0*4 25
p 168 3 1516 empty,odds 96 225 32 128 0*2
p 196 4 1197 empty,odds 4 9 2 0*2
p 207 3 1243 empty,odds 6 5 0*4
m 36 3 {"rounds":2,"gift":"must","memory":true}
4 3 1 6 G - G 2 T 2 - 3 T T 3 3 3 4 6 - 3 L - T - 3 - - 4 - - G 6 3 2 6 R 6 3 1 6 - 3 3 1 - - - 4 1 - - - - - G 3 G 3 3 3 L L 3 G 2 2 4 4 G - 2 - 3 2 - - 3 L 3 1 6 - 6 - 6 T 4 1 1 G
p 3 1 1501 master,odds 2352 23171 1764 3528 5292 8232 10584 17640 26460
p 9 0 1407 master,odds 49 159 36 72 108 216 0*2
p 12 1 1319 master,odds 126 1159 90 216 270 432 540 1575
p 15 2 1541 master,odds 105 280 72 180 216 360 432 0
p 18 0 1309 master,odds 1260 7433 900 2700 5400 10500
p 22 1 1067 master,sure 360 2827 225 600 675 1440 1800 5400
p 40 2 1494 guessing,odds 15 20 0 9 0 18 30
p 49 2 1146 guessing,odds 4 5 0 3 0 10
p 52 2 1095 empty,odds 6 20 0 9 0*2
p 72 0 1256 empty,odds 48 105 8 16 24 0 48 0
p 75 0 1283 empty,odds 8 12 1 2 3 4 6 12
p 85 0 1454 guessing,odds 28 45 4 8 16 24 60
p 91 0 1390 guessing,odds 6 25 0 4 0*2 30
m 37 3 {"rounds":2,"gift":"may","memory":true}
6 3 T G 4 6 T 3 T 4 G 3 R - 6 2 - T 4 1 1 - - T - - - G 3 G T G G 3 2 - 6 - - 2 3 1 G - 3 2 1 2 - 3 L 3 2 2 1 - T 1 2 3 R 3 2 - T 1 6 4 1 1 2 1 G G 4 2 3 4 G G 4 3
p 9 2 1512 empty,odds 42 90 7 14 21 28 0 60 0
p 19 0 1347 master,odds 49 283 35 70 105 350
p 22 2 1546 guessing,odds 5 12 0 2 3 0 10 15
p 25 2 935 master,sure 100 777 80 120 180 600 650 1500
p 28 1 1182 empty,odds 15 25 6 9 0
p 31 2 1151 empty,odds 16 45 0 8 12 0*2
p 34 2 947 master,sure 24 51 16 24 54 144 0
p 37 2 1077 empty,odds 12 45 4 8 0*2
p 47 2 1154 empty,odds 8 15 4 6 0
p 51 2 986 empty,odds 1 5 1 0*2
p 73 2 1484 master,odds 49 474 42 72 108 168 360 540
p 79 1 1452 master,odds 216 1915 360 540 720 1080 1500 2250
p 82 2 1429 master,odds 108 950 90 270 432 750 1125
m 38 4 {"rounds":2,"gift":"must","memory":true}
- G 4 - T G 1 6 2 G T 3 1 1 4 4 3 - 2 - 6 4 3 2 6 4 - T G - 3 T 6 6 L 2 - - G L 1 G 2 - 3 3 2 - - - - G 6 4 T 4 3 4 1 - L 4 T T - 1 6 - 4 L 4 - 1 6 R 3 6 - 6 T 3 - - 1 4 3 1 2 6 G 3 T 3 4 G 3 4 T 4 - 3 T 2 6 3 G 2 - 1 6 1 T 2 T 1 - T 3 - 4 2 T G T T 1 - - G 3 T 2 G 2 G 1 R - T G - G - 2 3 - 1 3 G 2
p 61 0 1344 guessing,odds 3 9 1 0*3 15
p 65 3 1562 master,odds 270 -157 150 540 900 1080
p 70 0 909 master,sure 12 31 6 24 48 120*2
p 75 3 1384 guessing,odds 9 10 0*2 18
p 104 1 1685 guessing,odds 336 630 56 112 168 0 550 825
p 108 2 1676 guessing,odds 49 72 7 14 21 0 42 68 102
p 116 3 1491 master,odds 3150 19618 2100 3600 6750 10800 18150 27225
p 120 2 1609 guessing,odds 180 375 72 0*3 350 525
p 124 1 1446 master,odds 840 4392 525 1200 1800 4550 6825
p 128 0 1570 guessing,odds 42 60 0 58 87
p 132 3 1332 master,odds 144 665 108 192 288 876 1404
p 146 3 1250 empty,odds 96 135 32 48 0
p 150 3 1058 master,odds 320 1161 512 576 3000
`;
