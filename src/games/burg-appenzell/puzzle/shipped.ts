/** Made by `mura puzzles generate --game burg-appenzell --seed 1`: see docs/puzzles.md. */
export const SHIPPED = `
next 57
m 0 2 {"layout":"A","target":5,"memory":true,"lastMouse":false}
spare=F @a1 @g1 W2 spare=C @a7 @g7 ^b1 b1=D b2=. b3=G ^f1 f1=E f2=F f3=C Nb spare=x ^g2 g2=G . ^b1 Nf spare=A ^a5 a6=. a1-b1 Nf spare=G @a1 a1-b2 ^g5 g6=A g7-g6 @a1 W2 E2 ^g2 ^f1 . W2 ^a2 ^c1 d1=E ^b7 b7=. @g7 ^f1 f2=D Nf spare=. g1-f1 W6 ^c1 ^c2 c4=B ^e7 f7=. Nd spare=E ^c2 ^a2 b2-a2 Sb ^b7 a7-b7 ^b5 c6=. a2-b2 f1-f2 f2-f3 E2 E6 a1-b3 Sf @a7 ^c2 b2-c2 Nf b3-b2 ^b5 c6=A ^e5 e6=x W2 ^c1 ^f4 g4=. ^e2 e2=C e4=. ^c1 E2 ^a2 ^a5 ^a5 E2 f3-f2 f2-f1 W2 ^a5 ^a2 ^c1 W2 ^d2 d3=. ^b5 c2-c3 E2 ^c1 ^a2 ^a5 E2 ^a4 a4=D b4=x ^e2 ^d4 d4=B d5=B W2 ^c1 ^a2 ^a5 ^e5 ^d4 Sb ^c1
p 60 1 1191 uncovering,sure 1 0*2 1 0*9
p 63 0 1243 uncovering,sure 13 0 1*5 13 1 0*3 13
p 69 1 1320 running,sure 12 0*9 1 0*2 1 0*8 1*2 0 12 0
p 75 1 1118 uncovering,sure 1 0*5 1 0*8
p 91 0 1230 sliding,sure 7 0*6 7 0 7 0*7 7 0*2 7 0 1 0*2 1 7
p 99 0 1144 uncovering,sure 7 0*5 7 0*3 1 0 2 7
p 108 0 1155 uncovering,sure 6 0*5 6 0*3 1 0 2 6
p 120 0 1151 uncovering,sure 2 0*5 2 0*5 1 2
p 127 0 1359 sliding,sure 2 0*3 1 2 0*2 2 0*7 1 0 2 0*3 1 2
m 1 2 {"layout":"B","target":5,"memory":true,"lastMouse":false}
spare=F @a1 @g1 Sf spare=. @g7 ^a2 a2=G b2=x c2=. ^g5 g6=D ^e2 e2=F f2=x g2=A Nf f2=. @a7 ^a5 a6=. ^g5 W2 ^e6 e6=B f6=. f7=C g7-g6 W6 ^e2 e2=C @g7 g1-g2 Nf @g1 ^e6 e6=A f6=. g6-f6 Sf g7-f7 ^b6 c6=G b7=G @g7 ^a2 a1-a2 g1-f2 ^a5 Sb b2=. spare=A ^g3 g4=E ^e1 f2-e2 ^g5 ^f4 f4=B Sf g7-e6 Nf @g1 Nb ^d1 d1=E d3=F ^b1 W2 g2-f2 f2-g2 ^d6 d6=. d7=x ^b1 W6 a2-b2 b2-b1 ^b6 W6 a7-b7 ^c5 d5=. ^a2 W6 b1-b2 b2-c2 E2 ^a5 ^f4 b7-b6 ^d1 Nd ^g5 ^e1 Nd ^c5 ^b4 b4=E b5=D b6-b5 ^d1 ^e1 W6 e6=C e2-e1 W2 ^c5 e6-e5 ^e3 Nd g1-f1 ^f4 e1-e2 W2 ^e3 ^a3 a4=. g2-f2 ^f4 f6-e6 ^d6 . f2-g2 b5-b4 W2 ^a3 e6-f6 f1-e1 ^f4 ^d1 Nf
p 40 1 1257 running,sure 17 0*2 2 0*4 17*2
p 47 0 1313 running,sure 15 0*5 2 0*2 2 0*4 1 0*7 2 1 0 15
p 52 1 1022 running,sure 1 0*9 1 0
p 59 0 1070 sliding,sure 1 0*11 1 0*15
p 75 0 1291 sliding,sure 7 0*12 7 1 0*7 7 0*3
p 83 0 1297 sliding,sure 1 0*4 1 0*7 1*2 0*4 1 0 1 0*3
p 86 0 976 running,sure 1 0*11 1 0
p 108 1 1008 running,sure 1 0*11 1*2 0*2 1
p 118 1 981 running,sure 1 0*13 1
p 124 1 1321 winning,sure 2 0*5 2 0 1 0*8 1 0*5 2 0 2 0*5
p 132 1 1121 winning,sure 1 0*4 1 0*3 1 0*2 1 0*4
m 2 3 {"layout":"A","target":5,"memory":true,"lastMouse":false}
spare=. @a1 @a7 @g1 ^b1 b1=G b2=F b3=. ^a2 a2=F a1-b1 @a1 W2 spare=C ^a5 a6=B ^b5 b5=B b6=. c6=. @g7 Nf spare=A ^g2 g2=F ^f1 f2=D f3=C g1-g2 @g1 Nd spare=x b1-b2 ^c2 c4=. E2 ^e5 f5=. e6=. f6=D ^e7 f7=E g7-f7 W2 @g7 ^e5 ^g5 g6=. Sf ^g2 a1-b1 ^c2 @a1 W6 ^b5 ^a2 Nf ^g5 ^e5 e6=E ^e7 Sf ^g2 g1-g2 @g1 Nb spare=C ^a5 ^b5 b5=. a7-a6 Nf @a7 ^g5 ^b5 ^f1
p 51 0 940 running,sure 1 0*7 1
p 76 0 1295 running,sure 10 0*9 2 1 0*7 10 1 0 10*2
m 3 3 {"layout":"B","target":5,"memory":true,"lastMouse":false}
spare=A @g1 @a1 @a7 E2 spare=. @g7 ^e2 e2=. f2=C ^e1 f1=E ^a2 a2=G b2=D c2=A a1-a2 @a1 a2-b2 W2 ^b6 b6=F c6=. b7=. ^a5 a6=D a7-a6 @a7 W6 spare=G ^e2 e2=A ^b6 E2 ^b1 b1=x b2-c2 ^d1 d1=G d3=C ^b6 Nb b6=D a6-b6 b6-b7 E2 a7-b6 @a7 E2 ^d1 c2-b2 a1-a2 b7-c7 W2 c7-c6 @a1 ^e2 Sd a7-b7 ^b4 b4=B b5=B E2 @a7 ^b3 b2-b3 ^c5 W6 spare=. ^b1 a1-b1 Nb ^b4 b6-b5 b7-b6 W6 spare=. ^a5 b3-b4 a7-a6 @a7 Nb a7-b6 Nf spare=B ^e1 ^c4 c4=. d4=F e4=. ^g5 g6=E E6 @a1 ^c4 ^a2 c6-c7 ^c5 Nb b1-c1 ^c5 ^g5 ^e1 g1-f1 b4-b7 E6 ^d6 d6=F c7-c6 ^c5 E6 Sd ^c4 ^a3 a4=C f1-e1 a1-b1 E6 ^a2 b1-b2 E4
p 50 1 888 running,sure 1 0*3 1*2 0
p 72 0 1359 uncovering,sure 78 0 6 78 6*3 17 12 0 6
p 77 1 1267 uncovering,sure 1 0*4 1 0*2 1 0
p 81 2 1305 sliding,sure 1 0*5 1 0*15
p 98 2 991 running,sure 1 0 1 0*3 1 0*8 1*2 0*3 1*2
p 102 0 1210 uncovering,sure 1 0*15 1 0*7
p 121 2 1131 running,sure 1 0*3 1 0*11
m 4 4 {"layout":"A","target":4,"memory":true,"lastMouse":false}
spare=. @g1 @a1 @a7 @g7 ^f1 f1=x f2=B f3=E ^g2 g2=. W2 f2=G g1-g2 Nd spare=C @g1 g1-g3 @g1 Nf spare=C ^f1 ^b7 b7=. ^g5 g6=A E6 spare=A ^e7 f7=D ^e5 f5=A e6=x Sf ^f1 g2-f3 ^b1 b1=. b2=. b3=. W2 f2=. ^a2 g3-g2 W6 ^a5 a7-a6 @a7 Sf ^e7 ^e5 e6=G . f3-f2 ^e2 e2=D e4=E W6 ^c1 ^a2 ^b1 Nd spare=x g2-g3 Nf g1-g2 @g1 ^a5 E6 ^g5 ^e7 ^e5 f2-f3 E2 ^e2 ^f4 g4=F W4 ^f4 . E2 ^a5 a7-a6 ^b7 ^g5 g7-g6 Sb ^e5 Sf @g7 ^e5 @a7 E6 . Nf ^b5 b5=B b6=. c6=D a6-b6 b6-b5 E4 . E2 ^e7 g7-f7 @g7 Nf ^b1 b3=E a1-b1 ^c2 c4=G W6 ^a4 a4=. b4=F g1-g2 g2-f2 @g1 Sf @a1 ^a2 ^f4 ^g5 g7-g6 f3-f4 W4 b1-b2 b2-b3 g3-f3 W6 ^g2 f2-g2 b5-b6 W2 g1-g3 g3-g4 Nf ^e5 ^e2 e4=. f4-e4 Nf @g7 ^e7 ^e5 b6-b5 E4 ^a4 b5-b4 ^a2 Sb a1-a2 @g1 Nf ^a5 ^e5 g6-f6 ^g5 g7-g6 b3-b2
p 95 2 1535 uncovering,odds 11 0 4 0*2 2*2
p 117 2 916 running,sure 1 0*6 1*2
p 124 0 1131 sliding,sure 1 0*9 1 0*8 1 0 1 0*2
p 128 1 1008 running,sure 1 0*5 1*2 0*2
p 133 2 960 running,sure 1 0*6 1 0*2 1 0
p 139 0 1011 uncovering,sure 1 0*4 1 0*3 1
p 147 2 1279 sliding,sure 3 0*2 3 0*2 1 0*2 1 0*7 3*2 0
p 150 2 935 running,sure 1 0*4 1 0*3
p 159 1 1248 uncovering,sure 1 0*16 1 0*2 1
p 162 1 1013 sliding,sure 1 0*12 1 0*8
m 5 4 {"layout":"B","target":4,"memory":true,"lastMouse":false}
spare=x @a1 @g1 @a7 @g7 W6 spare=B ^a2 a2=G b2=C c2=. a1-a2 @a1 E2 c2=D ^e1 f1=E g1-f1 . W4 spare=x @g1 ^e2 e2=. f2=C ^b6 b6=G c6=. b7=C ^e6 e6=. f6=D f7=A W2 g7-f7 @g7 E2 ^b1 b1=. ^a2 . Sb ^e2 f1-f2 ^g3 g4=F Nd spare=A g1-g2 ^e1 @g1 Sf f2=. g7-f6 @g7 E6 f6=. ^a2 b2=x . ^e1 Sf f2=E ^e3 f3=E ^g3 E2 ^g3 ^a5 a7-a6 Nf @a7 ^f4 f6-f5 ^a2 c2=B Nd spare=G ^b1 a1-b1 @a1 E2 ^e3 ^a2 ^g3 ^b4 b4=D a6-a5 a5-b5 E2 f5-f4 ^g5 g7-g6 Sd b1-c1 . ^a2 f2-e2 @g7 ^d1 d3=. ^c4 c4=B d4=F e4=. ^a5 b5-b4 E2 E6 ^e3 ^a5 f4-f3 ^d1 Sd ^a2 c1-c2
p 66 2 1224 sliding,sure 1 0 1 0*11 1*5 0*2
p 69 2 917 running,sure 1 0*4 1 0
p 85 2 1181 sliding,sure 1 0*4 1 0*8 1*2 0*2 1 0*4
p 88 2 1015 running,sure 1 0*18 1 0
p 91 3 1112 uncovering,sure 1 0*8 1 0
p 96 1 1227 running,sure 1 0 1 0*8 1 0*3 1*4 0*2
p 111 3 956 running,sure 1 0*7 1 0*2
p 116 1 1344 running,sure 1 0*17 1 0*2
m 6 2 {"layout":"A","target":5,"memory":true,"lastMouse":false}
spare=F @a1 @a7 Nb spare=. @g7 ^b1 b2=A b3=G a1-b1 @g1 ^f1 f1=A f2=. f3=. E4 spare=. @a1 Sf ^e5 f5=B e6=x f6=. ^g5 g6=. ^c1 d1=D W6 a1-b2 ^b5 b5=. b6=D c6=E E2 b2=C spare=. @a1 ^c1 ^e5 e6=C ^c1 W2 ^a5 a7-a6 @a7 ^b7 b7=x Sb b3=E ^c1 Sb ^b5 a6-b6 b6-c6 W2 spare=F ^a2 ^a5 ^c2 c4=C E2 ^c2 c6-c5 ^d6 d6=B d7=G Nb ^e7 ^a5 a7-a6 ^c1 ^c2 c5-c4 b2-c2 Sb ^b5 ^b7 ^e7 W4 ^c1 c2-c1 c1-d1 Sb b3=F ^b5 ^e5 a6-b6 c4-c3 ^g2
p 42 1 1118 uncovering,sure 15 0*2 15 0 1 0*2 1 0*2
p 51 1 1270 uncovering,sure 13 0 1 13 1*6 0
p 68 0 981 uncovering,sure 1 0*2 1 0*7
p 72 1 1239 sliding,sure 9 0*2 9 1 0*12 1 0*5 9 0 9 0
p 80 1 1194 running,sure 9 0*4 1 0*4 9 0*2
p 85 0 1014 running,sure 1 0*9 1 0*2
p 89 1 1245 winning,sure 1 0*19 1 0*4 1
m 7 2 {"layout":"B","target":5,"memory":true,"lastMouse":false}
spare=A @g1 @a1 W6 spare=C @a7 ^b6 b6=C c6=D b7=G a7-b7 W2 spare=x @a7 @g7 ^b1 b1=x W4 spare=. b7-b6 ^e1 f1=. ^e2 e2=C f2=. g2=E Nb b6=. a7-b7 @a7 ^a2 c2=A ^b4 b4=G b5=E ^e2 g1-g2 b6-b5 W6 spare=F ^a2 ^e6 e6=B f6=. f7=D g7-f7 b5-b6 Sb g2-f2 f2-e2 ^a2 b2=G b7-c7 E6 f6=x c7-c6 ^b4 W2 e2=. ^d1 d1=E d3=. . Sf f2=. ^d6 d7=. ^b4 ^c5 d5=D Nb ^d1 ^c5 e2-d2 W2 ^b4 c6-b5 Nf b6-b4 d2-d3 f7-e7 Sb ^b1 a1-b1 W4 spare=B ^a2 @a1 a1-a2 E4 ^a5 a7-a6 b1-b2 @a7 ^e2 Sd d3=. ^b3 W2 ^c4 c4=F e4=B ^b1 ^a3 E2
p 29 1 1253 uncovering,sure 1 0*2 1 0*6
p 36 0 1132 sliding,sure 1 0*4 1 0*11 1 0*2 1
p 45 1 940 running,sure 1 0*4 1 0*3
p 48 0 1115 running,sure 1 0*11 1
p 53 1 1174 sliding,sure 13 0*3 13 0*11 1 0*4 13 0*2
p 73 0 955 running,sure 1 0*8 1 0
p 76 1 1013 running,sure 1 0*8 1 0*4
p 90 1 1172 uncovering,sure 1 0*2 1 0*4 1 0 1 0*2
p 94 0 1522 winning,odds 10 0*2 4*3 0 4*4 0 4*6 9 4*4
p 99 1 1337 uncovering,odds 2 0*5 1 0*5 1 0*2
p 102 1 1023 running,sure 1 0*10 1 0*2
p 105 0 1064 winning,sure 1 0*5 1 0*4
m 8 3 {"layout":"A","target":5,"memory":true,"lastMouse":false}
spare=F @a1 @g1 @a7 Nb spare=G @g7 ^b1 b2=x b3=x ^e5 f5=. e6=C f6=B Nd spare=F ^g2 g2=G ^f1 f1=A f2=B f3=. g1-g2 @g1 Sb ^a5 a6=. ^b5 b5=A b6=D c6=. Sf ^e7 g7-f7 @g7 Nd spare=G g2-g3 g3-g2 ^f1 f3=E Sb ^b7 ^a5 ^f1 E2 spare=F ^a2 a2=C a1-a2 @a1 Sb . W2 ^g2 ^b7 ^f1 Sb spare=. ^b1 a1-b1 ^e5 f6=E E2 b2=. @a1 a1-b2 Nb ^f1 @a1 ^g2 Nb ^e5 f7-f6 ^g5 g6=A W4 spare=D . W6 e6=. ^f1 g1-f1 @g1 E6 ^g5 g7-g6 g6-g5 Sf f3=. @g7 g7-g6 . W6 ^c1 ^b7 a7-b7 Sb g5-f5 ^e7 ^e2 e4=B g6-g5 ^f4 @a7 Nd spare=. ^b5 Sf ^a5 f1-f2 Sb ^f4 f5-f4 f6-f5 g5-f6 ^b5 Sb f2-f3 ^a2 g1-f1 a1-a2 Sf ^e2 ^g2 ^g5 E6 f6-e5 ^e2 Nf ^b1 b1=D ^e2 a2-b2 Nb ^e2 f5-f6 ^g2 e5-f5 ^b7 Nf ^a5 W2 ^c1 ^c2 . ^e2 f6-e4 Nf ^b7 a7-b7 f5-f6 E2 ^a2 ^c1 ^g2 E4 f4-g4 ^g2 ^d2 d3=C ^e7 Sf ^b5 c6=x f6-f7 Sd ^c2 c4=. ^a2 ^c1 W2 ^g5 g4-g5 e4-f4 W4 ^b5 ^a5 ^e5 ^e2 e4=E E2 f3-e3 ^c1 f4-e4 W2 g5-g6 ^f1 Nb ^a5 . E2 ^a2 ^d2 e3-d3 W6
p 95 2 1031 uncovering,sure 1 0*5 1 0*6
p 109 2 1015 uncovering,sure 1 0 1 0*9
p 112 0 1355 running,odds 5 0*4 1 0*3 1 0
p 118 2 1584 sliding,odds 5 0 1*3 0 1 2 0 1*6 2 1*3 2 1 2
p 123 0 1389 running,odds 5 0*8 1 0*3
p 126 1 1594 sliding,odds 5 0*12 1*2 0*5 1 0*2
p 129 2 2400 uncovering,odds,patience 5 0 1 5 1*3 5 0 5*3 1*2 6 5*5 0 5 0 5
p 135 0 996 uncovering,sure 1 0*3 1 0*6 1 0
p 142 2 1274 sliding,sure 1 0*10 1 0*5 1 0*5 1 0
p 147 0 1142 sliding,sure 4 0*9 4 0 1 0 1*2 4 0 4 0*4 4*3 0
p 153 2 1050 uncovering,sure 1 0*4 1 0*4 1 0*2
p 167 2 1041 uncovering,sure 1 0*4 1 0*3 1 0
p 179 2 1167 sliding,sure 1 0*4 1 0*8 1*6 0*2
p 196 0 1002 running,sure 1 0*5 1 0
m 9 3 {"layout":"B","target":5,"memory":true,"lastMouse":false}
spare=x @g1 @a7 @g7 @a1 W6 spare=. ^a2 a2=. b2=E c2=B a1-a2 @a1 E6 a1-b2 E4 spare=G @a1 ^b1 b1=A a1-b1 @a1 W2 spare=C a2-c2 Nb spare=B ^a5 a6=D ^b6 b6=F c6=. b7=. a7-a6 E6 @a7 ^b6 c6=. ^e6 e6=x f7=. ^e2 e2=A f2=B g2=. W2 g1-g2 g2-f2 @g1 g1-g2 ^b4 b4=. b5=G @g1 Nf f2=G b1-c1 ^g5 g7-g6 ^e3 E2 a1-a2 f2-e2 W6 g6=D ^e3 g2-f2 b2-b1 E6 ^d1 d1=E d3=D c1-d2 E2 a2-b2 c2-d1 Sf b1-a2 g1-g2 E6 @g7 ^e6 g7-f7 Nb ^e3 f3=. d1-d3 a2-c2 E6 ^b6 b6=E Nd spare=. ^b6 a7-b7 b7-b6 W4 ^e1 @g1 ^a3 Sf ^e3 f3=F f2-f3 f3-e3 b6-a5 g6-g5 Nf E2 e2-d1 b2-a2 Sf ^b6 ^c4 d4=F ^b4 b4=x ^a3 ^g3 g4=A E2 g5-g4 ^b1 Sd
p 46 0 1121 running,sure 15 0*3 1 0*4 15
p 56 2 1407 uncovering,odds 6 0*2 1 0*4
p 61 0 1040 uncovering,sure 1 0*3 1 0*2 1 0*3 1 0
p 65 1 1122 uncovering,sure 11 0 1 0*4 11 0 1 0*2 11
p 69 2 1330 uncovering,sure 1 0*4 1 0*5
p 72 2 1013 running,sure 1 0*8 1*2 0
p 75 0 961 running,sure 1 0*10 1*2 0 1 0*2
p 80 2 1251 running,sure 1 0*3 1 0*5 1 0*5
p 84 0 1480 winning,odds 9 0*8 2 0*5
p 93 2 1170 uncovering,sure 1 0*3 1 0*10
p 98 0 1270 winning,odds 3 0*8 1 0*6
p 109 0 1279 winning,odds 5 0*4 2 0 2 0*7
p 115 1 954 running,sure 1 0*6 1 0*3
p 121 2 967 running,sure 1 0*10 1 0
p 124 0 922 winning,sure 1 0*6 1*2 0
m 10 4 {"layout":"A","target":4,"memory":true,"lastMouse":false}
spare=. @a1 @g1 @a7 @g7 ^b1 b1=G b2=C b3=A a1-b1 @a1 ^a2 a2=E E4 spare=B ^g2 g2=B ^f1 f1=F f2=G f3=D g1-g2 @g1 Sb b3=. ^b7 a7-b7 E2 b2=D @a7 ^b5 b5=x b6=. c6=A ^e5 f5=. e6=. f6=. Nb ^a2 b1-b2 a1-a2 Nb @a1 a1-b1 ^c1 d1=C @a1 Nb ^f1 . ^b5 ^e7 f7=C E2 b2=. ^g5 g6=F Sb ^c1 b2-b3 ^a4 a4=E E4 ^c1 b1-b2 . ^f1 g1-f1 @g1 ^e2 e4=B W2 ^a5 a6=x ^g5 ^b5 b6=x Nf ^c2 c4=E ^a4 b4=D . E2 ^c2 c2=A ^c1 b2-c2 Sf ^f1 a1-b2 ^e7 W2 ^b5 ^a5 ^a2 @a1 Nb ^a4 ^c1 ^d2 d3=. Nd spare=F c2-d2 Sb ^f1 ^g2 g1-g2 ^b7 ^g5 g7-g6 a7-b7 W6 @a7 ^a5 a7-a6 @g1 E2 ^f1 g1-f1 Nf ^c1 ^a2 ^c2 Nf @a7 b7-c7 ^d6 d7=. Sb ^a2 ^a4 a6-a5 ^c2 d2-d3 Sb ^d4 d5=G E2 ^c2 b2-c2 ^f1 @g7 a7-a6 ^e7 ^e5 e6=. ^a4 W2 b3-b2 a5-a4 ^d4 E6 d3-d4 ^e5 E2 c2-b1 ^c1 W6 g6-g5 ^e5 ^e7 W4 ^c1 ^c2 b2-c2 ^d2 @g1 ^f1 g1-f1 E2 g2-f2 b1-b2 f2-f3 Nb ^f4 ^d6 g5-g4 Nd a4-a5 a1-b1 a5-a4 d4-d5 ^b5 f1-f2 Nf E6 ^c1 ^a2 ^e2 W4 ^b5 ^d6 c7-c6 Nb a4-a5 ^c1 ^d2 ^e2 Sd f2-f4 Sb b2-b3 ^a4 f3-f2 ^e7 ^e5 W2 ^g5 E2 c2-b2 ^a4 a5-a4 ^e5
p 79 0 1092 uncovering,sure 8 0 1 8 0*4
p 106 2 1149 sliding,sure 1 0*7 1 0*5 1*5 0
p 109 2 925 running,sure 1 0*6 1
p 112 3 1024 running,sure 1 0*18 1*2
p 115 0 1037 running,sure 1 0 1 0*7
p 121 1 935 running,sure 1 0*7 1
p 131 0 1208 sliding,sure 1 0*7 1 0*6 1 0*3 1 0
p 149 0 1194 sliding,sure 1 0*10 1 0*2 1*2 0*2 1 0
p 152 0 935 running,sure 1 0*5 1 0*2
p 170 1 1062 uncovering,sure 1 0*16 1 0*3
p 180 0 1195 sliding,sure 1 0*7 1*2 0*5 1 0 1 0 1*2 0*2 1
p 184 1 1244 sliding,sure 1 0*10 1 0*5 1 0*3 1
p 216 1 1128 sliding,sure 1 0*8 1 0*2 1 0*2 1*2 0*7
m 11 4 {"layout":"B","target":4,"memory":true,"lastMouse":false}
spare=. @a1 @g1 @a7 @g7 W4 spare=. ^a2 a2=x b2=D c2=B ^b1 b1=A a1-b1 @a1 E2 ^a2 c2=E ^e1 f1=A ^b6 b6=F c6=x b7=. Nd spare=F a7-b7 @a7 E6 c6=C spare=G ^e6 e6=C f6=E f7=. g7-f7 @g7 Sf ^a2 b1-b2 . E2 c2=G ^e1 f1=. a1-a2 ^b3 b3=G @a1 E4 ^a5 a7-a6 f7-f6 @a7 Sd ^f4 f4=. W2 ^b1 b2-b1 b1-c1 Nf ^e1 g1-f1 @g1 ^a2 Sb a1-b1 b1-b2 f6-e6 a7-c7 @a1 W6 e6=C c1-c2 . @a7 Nf a7-b6 @a7 ^b1 E6 ^a3 a4=x E2 ^b1 c7-c6 g7-f7 W2 @g7 g7-f6 W2 b6-c7 ^e2 f2=. a6-b6 W2 b6-a6 a6-a5 Sf ^b1 a1-b1 ^c5 d5=. E4 @g7 ^g5 ^f4 Nb ^e2 f1-e1 ^d1 d1=D d3=B ^a3 a4=. ^b4 b4=F b5=E W6 a5-b5 E4 b4=B ^f4 e6-e7 ^g5 ^g5 g7-g6 f6-e6 Sf W6 ^e2 f2=A e1-e2 ^d1 b7-b6 b5-b4 W4 b6-c6 Nf f7-f6 ^f4 f6-f5 Nf e6-f6 f6-f4 c7-b7 b7-b6 b6-b5 b5-b6 a7-b7 Sb
p 67 2 979 running,sure 1 0*2 1 0*4
p 71 3 1043 running,sure 1 0*19 1 0*3
p 77 1 1187 sliding,sure 1 0*6 1 0*5 1 0*2 1 0*3
p 86 3 1053 running,sure 1 0*7 1 0*2 1
p 89 0 1140 running,sure 1 0 1 0*3
p 100 3 1244 uncovering,sure 10 0 10 0*2 1 0*6
p 108 1 1249 sliding,sure 1 0*7 1 0*5 1*3 0*2
p 116 2 1482 sliding,odds 6 0*2 1 0*10 1*2 0 1
p 121 3 1501 sliding,odds 4 0*5 1 0*7 1 0*5
p 130 1 1452 sliding,odds 3 0*9 1 0*3 1 0*4 1
p 135 2 1246 sliding,sure 1 0*11 1 0*7 1 0 1*2
p 138 2 962 running,sure 1 0*10 1
p 144 0 1034 running,sure 1 0*5 1 0*3
p 152 2 1012 uncovering,sure 1 0 1 0*10
m 12 2 {"layout":"A","target":5,"memory":true,"lastMouse":false}
spare=B @a1 @a7 Nb spare=. @g1 @g7 ^b1 b2=E b3=B ^b5 b5=G b6=. c6=. Nb b5=D spare=C ^a5 a6=E ^b7 E6 ^a2 a2=. a1-a2 @a1 ^b5 c6=. W4 spare=G ^a5 a7-a6 E2 a1-a3 ^a4 b4=. E2 a2=G @a7 ^b7 @a1 E6 ^g2 ^g5 ^b1 b2=A W4 spare=B a6-a5 ^b5 c6=. ^b7 Nf spare=C ^b1 a3-b3 ^f1 f2=F a1-a3 W6 a7-a6 E6 ^f1 g1-f1 f1-f2 W6 @a7 ^a4 a5-a4 f2-f3 a2-b4 Sb ^b7 ^b5
p 54 0 1216 uncovering,sure 1 0 1 0*9
p 73 1 914 running,sure 1 0 1 0*4
m 13 2 {"layout":"B","target":5,"memory":true,"lastMouse":false}
spare=. @g1 @a1 E2 spare=x ^e1 f1=G @a7 ^b6 b6=G c6=F b7=A Sf ^a2 a2=. b2=C c2=B ^b1 b1=B a1-b1 ^b6 ^e1 f1=. Nf ^e2 e2=D @a1 E2 @g7 ^a2 c2=. ^b6 Sd spare=D ^a5 a6=G a7-b7 @a7 Sf ^a2 a1-a2 Nf ^e1 g1-f1 b7-b6 E2 c2=C a7-b7 ^e6 e6=E f6=A f7=B ^g5 g6=. E2 ^e2 @a7 @g1 ^g5 W2 b1-c1 ^a3 a4=. ^a5 Nf ^c5 d5=x ^b4 b4=D b5=E Sf c1-c2 ^g5 g7-g6 Nf ^b4 b6-c6 f1-e1 Nd ^f4 f4=x f5=. ^d1 c2-d2 ^e2 Sd d3=F e1-d1 g1-g2 Nd ^e6 f6=F g6-f6 f6-f7 Nf g2-f2 d1-c2 E6 ^a5 b7-b6 b6-b7 ^b3 b3=A Nf ^b1 ^e1 W6 b7-b6 d2-e2 b6-b7 Sb a7-b6 c2-b2 a2-c2 Nb ^b3 Nf ^b4 b6-b5 b5-b4 Sf b7-b6 b6-b5 f7-e7 b2-a2 Nb ^b1 ^c4 c4=E e4=. W2
p 42 0 1067 uncovering,sure 1 0*3 1 0 1 0
p 71 1 1209 uncovering,sure 10 0*3 1 0 10 0 1 0*4
p 79 1 1474 uncovering,odds 90 0 18*3 34 18 90 34 18 9*3 18
p 82 1 1313 uncovering,odds 4 0*6 1 0*5
p 85 0 1282 sliding,sure 1 0*8 1 0*12 1 0*3 1
p 88 0 963 running,sure 1 0*10 1
p 92 1 1072 running,sure 1 0*14 1 0
p 95 0 1176 running,sure 1 0*13 1 0*2 1
p 110 0 1328 sliding,sure 1 0*7 1 0*12 1 0 1 0
p 113 1 1387 sliding,sure 1 0*10 1 0*5 1 0*10
p 121 1 1176 uncovering,sure 5 0*6 5 0*2 1 0*2 1 0
p 131 1 1155 winning,sure 1 0*5 1 0*8 1 0
m 14 3 {"layout":"A","target":5,"memory":true,"lastMouse":false}
spare=E @g1 @a1 @a7 E2 spare=E @g7 ^g2 g1-g2 Nf spare=x @g1 ^f1 f2=. f3=D ^a2 a2=. E2 ^b7 b7=C a7-b7 @a7 W2 ^g5 g6=. ^e7 f7=D ^e5 f5=A e6=A f6=B Sf ^f1 f3=. g1-f1 f1-f2 Sb spare=A @g1 ^g2 g1-g2 Nf @g1 ^g5 ^e5 f2-f3 ^b1 b1=F b2=. b3=. E2 b2=G ^e2 e4=. E2 ^b5 b5=D c6=. b7-b6 ^a5 a6=B ^e7 Sb g7-f7 ^g2 Sf @g7 ^a2 a1-a2 Sf @a1 b6-b5 ^a4 a4=. g1-f1 ^e5 f7-f6 W2 Sd spare=C ^f4 g4=E ^e7 g7-f7 E2 ^a2 ^a4 ^b1 b1=C b3=F f6-f5 Sf @g1 ^e2 Sf @g7 ^e7 g7-f7 ^b1 a1-b1 b1-b2 b2-b3 f1-f2 f5-e5 ^g2 g1-g2 ^g5 W6 e6=x ^f4 f3-g3 W6 b5-b6 b6-c6 ^c2 c2=. c4=B W4 ^e2 e4=F ^d6 ^d4 d5=G Sf g3-f3 ^g5 . E4 ^c2 b3-c3 c3-c4 W2 ^d6 ^d4 g2-g3 ^f4 W2 f3-g2 Nf c4-c3 c6-c5 ^b1 W4 ^c1 d1=x ^d4 e5-d5 W6 ^g5 g2-f1 W6 ^a5 c5-b5 ^d2 d3=G d5-d4 d4-d5 ^e2 ^c1
p 38 2 1241 running,sure 20 0 20 1*2 0*2
p 74 0 1359 uncovering,sure 1 0*13 1 0*3 1
p 77 0 1035 running,sure 1 0*20 1 0
p 82 1 962 uncovering,sure 1 0*3 1 0*4
p 91 0 1230 sliding,sure 1 0*11 1 0*8 1 0 1
p 94 1 1268 running,sure 1 0 1 0*8 1 0*7
p 97 1 925 running,sure 1 0*6 1
p 112 2 1447 uncovering,odds 6 0*5 1 0*2 1
p 117 0 1525 sliding,sure 4 0*10 4 3 4 0 3 4*4 0*2 1 0*2
p 127 2 1341 sliding,sure 1 0*2 1 0*14 1 0*5
p 130 2 968 running,sure 1 0*9 1 0*2
p 133 0 984 running,sure 1 0*5 1 0*4
p 136 1 1113 sliding,sure 1 0*10 1 0*6 1 0*3
p 142 0 1261 sliding,sure 1 0 1 0*9 1*2 0 1*2 0*2 1 0*5
p 150 2 1283 sliding,sure 1 0*5 1 0*2 1 0*10 1 0*2 1 0 1
p 159 1 1198 uncovering,sure 1 0*15 1 0*3 1
m 15 3 {"layout":"B","target":5,"memory":true,"lastMouse":false}
spare=A @g1 @a1 @a7 Nf spare=C ^e1 ^e2 e2=E f2=G g2=. @g7 ^b1 b1=. Nb spare=F ^a2 a2=. c2=. a1-b1 W4 spare=C ^b6 b6=. c6=. b7=C @a1 a7-b7 E4 ^e1 g1-f1 . @a7 W6 b6=D spare=A @g1 ^a2 E2 ^a5 b7-b6 ^a2 c2=x E4 spare=. ^g5 g6=G ^e6 e6=F f6=B f7=. g7-g6 a7-b7 @g7 Nb b6=E b1-c1 @a7 Sb ^c5 d5=A ^a5 Sb ^e2 f1-e1 e1-e2 g1-g2 W2 g2-f2 ^d1 d1=. d3=D W2 ^a2 a1-a2 a2-b2 Nd spare=. g6-g5 @a1 ^f4 f5=F f2-g2 g7-g6 ^e6 g6-f6 W2 @g1 ^e1 g1-f1 @g7 W2 g7-f7 a1-b1 Sb b2=G c1-c2 f6-e6 e6-e7 ^e2 a7-c7 Sb f7-e6 ^f4 g5-f5 W2 b7-c6 ^d1 d3=x W4 f4=E ^e2 f1-e1 ^b4 b4=B Sd ^d6 e6-f6 . W6 c2-c1 ^d6 ^d1 d3=B ^d6 Nd ^d1 e1-d1 ^c4 b1-c2 f5-f4 W6 e7-e6 e6-f5 Nb
p 63 0 1043 uncovering,sure 1 0 1 0*2 1 0
p 73 2 1045 uncovering,sure 1 0*2 1 0*3 1 0*4
p 87 2 1184 running,sure 1 0 1 0*11 1 0
p 101 2 1030 sliding,sure 1 0*7 1 0*16
p 104 0 1015 running,sure 1 0*18 1 0
p 126 2 1049 uncovering,sure 1 0*6 1 0*9
p 129 0 1140 sliding,sure 1 0*6 1 0*10 1 0*2 1 0*4
p 132 1 969 running,sure 1 0*6 1 0 1*2
p 135 2 1126 winning,sure 1 0*4 1 0*5 1 0*5
m 16 4 {"layout":"A","target":4,"memory":true,"lastMouse":false}
spare=C @a1 @a7 @g1 @g7 ^b1 b1=E b2=x b3=x W2 b2=. spare=D ^a2 a1-a2 E2 ^a5 a6=G @a1 a7-a6 @a7 Sb ^f1 f1=G f2=B f3=D g1-f1 @g1 Sb g1-f2 @g1 a2-a3 ^a4 a4=A b4=A ^b1 b2=. b3=E Sb ^b1 ^b5 c6=. a6-a5 W2 f2=. a7-a6 ^b5 ^c1 d1=F E6 ^g5 g7-g6 f2-f3 Nb @a7 @g7 ^e7 f7=B Nf ^b5 b5=A c6=B ^a4 a5-b5 a6-b6 Nf spare=F ^b7 b6-c6 ^e5 e6=. f6=G E2 g6-f6 f6-e6 ^a5 E2 a7-a6 a3-a2 a1-a3 ^a4 a3-a4 W2 @a1 @a7 ^d4 d4=. d5=E ^f4 g4=C ^e7 f7=C ^d6 d6=. d7=. e6-e7
p 51 3 1073 running,sure 1 0*8 1 0
p 75 0 1254 sliding,sure 11 0 11 0*14 1 0*2 11*2 0
p 79 1 1231 uncovering,sure 1 0*15 1 0*5
p 95 0 1297 sliding,sure 1 0 1*2 2 0 1 0*2 1 0 1*2 0 1*7 2*3
m 17 4 {"layout":"B","target":4,"memory":true,"lastMouse":false}
spare=. @g1 @a7 @a1 @g7 Sb spare=F ^e2 e2=. f2=A g2=B ^e1 f1=A g1-g2 W6 spare=. ^a5 @g1 a7-a6 W6 spare=E @a7 ^b1 b1=B a1-b1 @a1 W2 e2=. ^a2 b2=D c2=. a1-a2 E2 c2=. ^g3 g4=D ^e3 f3=D ^e1 @a1 E6 g1-f2 W4 ^b6 b6=G c6=x @g1 . E6 ^b3 b3=C ^g5 g7-g6 ^e1 @g7 ^e3 Nf spare=G Nf ^b4 b4=E b5=G a6-a5 ^e1 b1-c1 ^e1 g1-f1 a7-a6 @g1 @a7 W2 ^b3 ^e6 e6=E f6=. f7=C g7-f7 @g7 f7-f6 W4 spare=x ^a3 ^e3 ^b6 c6=F c1-b1 Sf f1-e1 ^d1 d1=x d3=. g6-e6 E6 a2-b2 Nf ^f4 f4=F f6-f5 g7-f7 @g7 ^b4 a5-b5 f2-f1 W2 b1-c1 c1-c2 e1-e2 Sb e6-f6 ^b6 c6=B a7-b7 Sf g2-f2 @a7 ^a5 W2 ^b1 ^c4 d4=A e4=. ^c5 d5=. W6 ^b3 ^b1 c2-c1
p 51 3 1010 uncovering,sure 1 0*3 1 0
p 62 1 1024 uncovering,sure 1 0*2 1 0*6
p 66 2 1182 running,sure 1 0*15 1 0*2 1
p 81 1 1087 uncovering,sure 1 0 1 0*4 1 0*3
p 95 0 1083 uncovering,sure 1 0*3 1 0*6 1
p 98 0 905 running,sure 1 0*6 1 0 1
p 101 1 1052 sliding,sure 1 0*6 1 0*13 1 0 1 0*2
p 127 3 1168 winning,sure 1 0*2 1 0*3 1 0*6 1*3 0*3 1 0 1
m 18 2 {"layout":"A","target":5,"memory":true,"lastMouse":false}
spare=C @g1 @a7 E2 spare=. @a1 @g7 ^b1 b1=E b2=A b3=B ^b7 b7=. W6 spare=x ^b5 b5=B b6=F c6=D . ^b1 ^f1 f1=A f2=. f3=B ^g2 ^e7 f7=. ^b5 ^a5 Sf . Sf ^a2 a2=. ^e7 ^f1 f2=x f3=. Sf ^b7 a7-b7 b7-c7 E6 ^b1 ^g5 @a7 W6 ^d6 d6=. d7=E c7-d7 ^b5 Sf ^b1 ^g5 g6=. ^a2 W2 ^e5 e6=. ^b5 d7-d6 E6 ^a5 a7-a6 ^f1 f2=G d6-d7 @a7 W4 spare=E ^e5 ^e7 g7-f7 ^f1 ^g2 g2=A Sb @g7 ^b7 a7-b7 Sb ^f1 ^b1 b2=G a1-b1 E2 ^e5 ^g5 @a7 b1-b2 Sb ^f1 g1-f1 ^g5 ^b7 ^b5 W6 Sf f3=C
p 74 0 1336 sliding,sure 11 0*2 2*8 0 2 11 2 11 2*4 4 2 0 2
p 78 1 1258 running,sure 1 0 1 0*2 1 0*3 1 0*5 1*3 0*3
p 83 0 1866 uncovering,odds 5 0 5 6 5*6 0
p 86 0 953 running,sure 1 0*6 1 0*3
p 93 0 1399 uncovering,odds 9 0*4 2 0*8
p 96 1 1452 sliding,odds 9 0*5 2 0*11 2 0*2 2
p 101 0 1340 running,sure 1 0 1*10 2 1*3
m 19 2 {"layout":"B","target":5,"memory":true,"lastMouse":false}
spare=E @a1 @g1 W2 spare=B @a7 ^b6 b6=. c6=B b7=F ^a2 b2=G c2=B @g7 E2 ^e2 e2=. f2=. ^e6 e6=A f6=. f7=x W6 spare=A ^b1 b1=. a1-b1 @a1 Nf ^e6 e6=E f6=C ^g5 ^e2 f2=. Nf ^a5 a7-a6 ^b4 b4=x b5=D Sf @a7 ^g5 ^b6 b6=. E4 spare=. ^a2 c2=. ^b6 b1-c1 ^e1 W6 ^e6 g7-f7 Sb c1-b1 ^a2 b2=G ^b4 @g7 Nb ^e1 g1-f1 Sb @g1 ^e2 g1-g2 E2 f7-f6 ^g5 g7-g6 W6 ^b6 ^a2 c2=F a1-a2 f1-f2 Nb f2-e2 ^b6 E6 b1-c1 a2-b2 b2-c2 W2 ^d1 d1=F d3=. ^c5 d5=E e2-d2 Nf f6=D ^b6 a6-b6 c1-d1 ^a5 a7-a6 f6-f7 E6 Nd spare=G ^e3 b6-c6 c2-b2 W6
p 52 1 1283 uncovering,sure 1 0*14 1 0 1 0*2
p 64 1 925 running,sure 1 0*6 1
p 67 0 1045 uncovering,sure 1 0*4 1 0*4
p 70 1 1088 running,sure 1 0*5 1*3 0*2
p 75 0 1026 uncovering,sure 1 0 1 0*8
p 95 0 1152 uncovering,sure 1 0*3 1 0*6 1 0*8
p 99 1 1317 running,sure 6 0 6*5 2 6*5 1 6*6 12 6 1 6*3 12 0*2 6*2
p 104 0 1212 running,sure 1 0*10 1 0*7
p 108 1 1244 winning,sure 1 0*9 1 0*6
m 20 3 {"layout":"A","target":5,"memory":true,"lastMouse":false}
spare=x @a1 @a7 @g1 ^b1 b1=B b2=B b3=E @g7 ^e7 f7=F ^a2 a2=A W2 spare=E ^b5 b5=. b6=. c6=F ^a5 a6=B ^b7 b7=. Nf ^g2 g2=x ^f1 f2=D f3=C g1-f1 @g1 W2 f2=F ^a2 ^e7 f7=E ^a5 ^b5 ^b7 W2 f2=. Nf f1-f2 ^e2 e4=. ^g2 Sf g1-f1 ^e7 @g1 E2 ^b5 ^a5 . Nf f2-f3 ^f4 g4=D ^g2 Sf ^e7 ^g5 g6=G ^e5 f5=. e6=. f6=C Nf ^b5 ^a5 ^b7 ^f4 E6 ^e2 f3-f4 Sf f4=A ^g2 ^g5 ^b1 E6 ^a5 ^b5 b6=. ^b7 ^e5 Sb f4-f5 f5-f4 ^g2 ^e7 g7-f7 Nb W6 ^a5 ^b5 @g7 ^f1 Sf f4-f3 ^e2 g1-f1 ^a2 ^b1 a1-a2 W6 ^b5 ^b7 @g1 W6 @a1 ^b1 ^g2 W2 f1-f2 ^e2 f2-e2 ^b5 Nf g1-f1 f1-f2 Nf @g1 ^b1 a1-b1 E2 a2-a3 ^d2 d3=D ^a4 a4=C b4=G ^e7 E6 ^b7 g7-f7 W2 b1-b2 b2-b1 @a1 E2 ^d2 ^c1 d1=G e2-e1 ^b5 Sf ^a5 a7-a6 E2 ^f4 f3-f4 b1-b2 ^a4 a3-b3 b3-b4 e1-d1 W2 ^b5 a6-b6 b6-c6 ^e5 g1-f1 f1-e1 f4-f5 E2 d1-f1 ^b1 f7-e7 f2-f3 @g1 Nd spare=A f5-f6 E6 c6=. ^b1 a1-b1
p 47 0 1259 uncovering,sure 1 0*4 1 0*2 1
p 61 0 1106 running,sure 1 0*6 1*2
p 104 0 1016 running,sure 1 0*16 1 0*2
p 114 0 1047 uncovering,sure 1 0*3 1 0*2 1
p 122 2 1072 uncovering,sure 1 0*2 1 0*4
p 135 1 955 running,sure 1 0*9 1
p 146 1 1166 sliding,sure 1 0*10 1 0*3 1 0*6
p 150 2 1036 uncovering,sure 1 0*3 1 0*3 1 0*3
p 155 0 1020 sliding,sure 1 0*7 1 0*10 1*2 0
p 158 1 1139 uncovering,sure 1 0*3 1 0*9
p 161 2 1309 uncovering,sure 1 0*16 1 0*4 1
p 166 0 1057 running,sure 1 0*7 1 0*2 1
p 178 0 1363 running,sure 1 0 1 0 1*6 0 1*8 2 1*4
m 21 3 {"layout":"B","target":5,"memory":true,"lastMouse":false}
spare=. @g1 @a1 @g7 Sd spare=F ^e2 e2=E f2=G g2=. g1-g2 ^e3 f3=E @g1 g1-f2 @g1 Sd spare=A ^g5 g6=. @a7 ^a5 a6=F E2 spare=x g2-e2 ^d1 d1=D d3=F Sf spare=. g1-g2 @g1 ^a2 a2=A b2=G c2=C Nf ^e6 e6=B f6=x f7=C g7-f7 f7-e7 ^d1 e2-d2 @g7 ^g5 Nd ^a2 a1-a2 ^g3 g4=. ^a5 a7-a6 Sf e7-f7 ^e1 d2-c2 g7-f6 a2-b2 f2-e2 W2 ^e3 f3=B @a1 W2 @g7 a1-a2 Sd f6-e7 @a1 W2 ^b3 b3=E b2-b3 ^d1 Sf a6-a5 ^a3 a4=. f7-f6 ^d1 @a7 E2 a1-a2 g2-f2 ^b4 b4=D b5=. b3-b4 W2 Sf f2=G f6-f7 f7-f6 ^g5 a7-a6 ^d1 c2-d2 d2-d3 f2-g2 W4 ^g3 g2-g3 f6-e6 ^b6 b6=D c6=B b7=C a5-b5 W4 g4=A Sd ^b3 ^b6 a6-b6 W2 ^c4 d4=. e4=. ^e1 ^a3 ^d6 b5-c6 W6 ^d6 ^a5 ^c5 ^b3 E6 b4-b5 ^e1 ^e3 W2 ^f4 f4=x c6-c7 ^g5 e7-f7 f7-f6 Sb spare=.
p 56 2 1048 running,sure 1 0*8 1
p 59 0 1240 running,sure 1 0*21 1
p 73 1 1464 uncovering,odds 52 0 12 25*2 12*5 0 8
p 84 0 1354 sliding,sure 1 0 1 0*20
p 115 0 1010 uncovering,sure 1 0*2 1 0*8
p 139 0 1279 winning,sure 1 0*3 1 0*3 1 0*10 1 0*2 1 0*2 1*2
p 143 0 973 winning,sure 1 0*9 1 0*3
m 22 4 {"layout":"A","target":4,"memory":true,"lastMouse":false}
spare=. @a7 @g1 @a1 @g7 ^a5 a6=. ^b5 b5=F b6=A c6=C E6 c6=G a7-a6 @a7 W4 spare=C ^f1 f1=x f2=D f3=B ^b7 b7=x Nb ^b1 b2=G b3=E ^a2 a2=. a1-b1 W6 ^g5 g6=C ^e7 f7=. ^e5 f5=F e6=D f6=. @a1 E6 a1-b2 Nb ^b7 ^b5 b5=. b6=E @a1 Nb . ^e7 Nf ^g5 g7-f7 @g7 ^e5 f5=. g7-f6 ^a5 Nb ^a2 ^g2 g2=B @g7 W6 ^g5 g7-g6 f7-e7 Sf e7-e6 @g7 W6 ^e7 f6-f7 f7-f6 W4 spare=A ^a5 a7-a6 @a7 W6 ^e7 g6-g5 g5-g6 e6-f5 f5-e5 ^d6 d7=B f6-e6 ^d6 ^e7 Sf E6 ^b5 ^b7 a7-b7 @a7 ^b5 a7-b6 W6 ^g5 @a7 ^f4 Sb ^d6 ^e7 . ^b7 Nd ^g2 ^f1 f3=x Nb ^b7 b6-c6 c6-b6 e5-f5 a7-b5 @a7 Nf e6-f6 ^g5 W6 e6=E ^b1 a1-b1 b1-b2 @a1 Nf a1-b1 ^c2 c2=. Sd b5-c5 ^d4 d4=G c5-c6 Sf a7-a5 a5-b5 ^f1 Nb ^g2 g1-g2
p 59 1 1579 uncovering,odds 6 0*19 1*2
p 117 3 1305 running,sure 1 0*18 1*2 0*3
p 122 1 1274 sliding,sure 8 0 1 0*10 8 0 8 0*2 8 0*3
p 126 1 947 running,sure 1 0*8 1
p 137 0 1184 sliding,sure 1 0*3 1 0*12 1*2 0*2
p 141 1 1174 sliding,sure 1 0*4 1 0*12 1 0*2
p 144 2 1195 sliding,sure 5 0*3 1 0*3 1 0*4 5*6 0*2
m 23 4 {"layout":"B","target":4,"memory":true,"lastMouse":false}
spare=E @a7 @g1 @a1 @g7 W2 spare=C ^a5 a6=E ^b6 b6=D c6=D b7=F a7-a6 @a7 E2 ^b6 a7-b7 W2 @a7 a7-b6 @a7 Sf spare=C ^g5 g6=. ^e6 e6=B f6=. W4 spare=G a6-c6 . E2 ^e1 f1=G g1-f1 @g1 W4 spare=x ^b4 b5=B ^a2 a2=E b2=. c2=F ^c5 d5=x ^e6 ^g5 ^a5 W6 e6=A E6 ^b4 ^c5 ^d6 d7=A W6 ^e2 e2=D f2=. g1-g2 @g1 Nf ^a2 ^a5 a1-a2 W6 @a1 ^e6 g7-f7 c6-c7 W4 spare=. @g7 ^g5 g6=B W2 e2=. f1-f2 f2-e2 ^d1 d1=C d3=G a2-b2 Sf ^b1 b1=. b2-c2 Nb ^a5 a7-a6 a1-a2 g7-f6 Nb c7-b7 W2 ^e1 g1-f1 ^e3 f3=x @g7 @g1 ^g5 Nf Sb a6-b6 @a7 b6-c6 b7-c7 Sb ^d6 c7-d7 Nd
p 67 2 904 running,sure 1 0*4 1
p 94 0 1198 sliding,sure 1 0*6 1 0*7 1 0 1*2 0 1
p 97 1 1578 sliding,odds 6 0*9 1*2 0*2 1 0 1*2 0*2 1
p 112 0 988 uncovering,sure 1 0*3 1 0*6
p 115 1 1355 uncovering,odds 5 0*3 1 0*5
m 24 2 {"layout":"A","target":5,"memory":true,"lastMouse":false}
spare=. @a1 @a7 @g1 @g7 ^f1 f1=E f2=. f3=. ^b1 b1=. b2=C b3=. ^b5 b5=G b6=C c6=F Nb b5=D spare=. ^a5 a6=B a7-a6 @a7 W6 spare=G ^a2 a2=x ^g5 g6=G Sf ^b7 a6-a5 . E6 a7-a6 ^b5 a6-b6 Sf a5-b5 b5-c6 ^e7 Nf ^g2 g2=. g7-f7 W6 @g7 ^g5 g7-g6 Sb ^b7 ^b1 ^f1 f3=F ^e5 f5=x e6=. f6=F ^d6 d7=D c6-d6 g6-f6 ^b1 a1-b1 b1-b2 b2-b1 W2 f6-e6 e6-f6 @a1 Nb f7-e7 e7-d7 ^c1 d1=E @a7 Sd f6-e6 d6-c6 Nb d7-d6 ^g2 g1-g2 W6 ^a2 e6-d7 Nd ^c1 ^a2 b1-c1 ^b1 a1-b1 ^b7 Nd d6=C Sd ^d2 d2=A d3=A ^e5 ^a5 ^a5 ^e5 W2 g2=E . Sb ^d2 ^e5 ^a5 W6 ^b7 ^d4 d4=B . ^e5 E2 ^f1
p 49 1 1047 running,sure 1 0*7 1
p 61 1 1212 running,sure 1 0*19 1*2 0
p 72 0 1260 running,sure 6 0*4 1 0 1 0*3 6 0*2 6
p 88 0 1318 winning,sure 1 0*9 1 0*5 1
p 97 0 1313 winning,sure 1 0*8 1 0*6 1
p 108 0 1382 winning,sure 21 0 6*4 11 6*2 21 0*3 6 0*2 21
p 119 0 969 winning,sure 1 0*9 1 0*2
m 25 2 {"layout":"B","target":5,"memory":true,"lastMouse":false}
spare=. @a1 @a7 ^a2 a2=F b2=G c2=C a1-a2 @g7 ^e6 e6=F f6=F f7=A @a1 a1-b2 W2 spare=. E2 ^e6 g7-f7 f7-f6 @g7 ^b6 b6=D c6=. b7=x Nb b2=G b6=B @a1 a2-c2 Nb ^g5 g6=A b2-a2 W6 e6=E ^g5 g7-g6 @g7 Sf spare=E ^b3 g7-f7 W2 ^b6 b6=. c6=B g6-e6 @g7 Sb ^d1 d1=. d3=. c2-b2 Sf spare=D ^b6 ^d6 d7=C a7-b7 W4 spare=x ^f4 f4=. f6-f5 ^c4 c4=C d4=E e4=. Nb ^d6 ^a3 e6-d6 W2 spare=x ^e6 f5-f6 f6-e6 W6 ^c5 d5=B ^a3 d6-d7 ^b3 Sb ^f4 e6-d6 W2 spare=D ^b1 a1-b1 b1-c1 b2-b1 Nb d6-c6 c6-b6 E4 ^a2 ^a5 c1-c2 E2 b6-c6 ^g5 ^b4 b5=. b7-b6 Nb ^b4 b6-b5 Sf spare=G ^e6
p 18 0 1281 uncovering,sure 1 0*6 1 0*2
p 37 1 1129 uncovering,sure 1 0*6 1 0*3
p 71 1 1178 uncovering,sure 7 0*5 1 7 0*6
p 76 0 1145 uncovering,sure 1 0*6 1 0*4
p 80 1 1412 uncovering,odds 6 0*5 1 0*2 1 0*5
p 93 0 1284 sliding,sure 1 0*4 1 0*13 1 0 1 0
p 96 0 946 running,sure 1 0*6 1 0*2
p 101 0 1566 winning,odds 4 0 1 0*12 1 0*3 1 0*3
p 110 0 1145 winning,sure 1 0*3 1 0*5 1 0*3 1*3 0*2 1
p 113 0 893 winning,sure 1 0*5 1*2
m 26 3 {"layout":"A","target":5,"memory":true,"lastMouse":false}
spare=D @g1 @a1 @a7 E2 spare=G @g7 ^g2 g1-g2 Nb spare=F @g1 ^b1 b2=x b3=x ^a2 a2=. Sb ^b7 ^b5 b5=D b6=. c6=A a7-b7 @a7 E6 spare=B ^e7 f7=. ^b5 c6=. W2 g2=A ^a2 a1-a2 . @a1 Nb ^b5 b5=. b7-b6 E6 c6=E ^g5 ^b7 a7-b7 a2-a3 ^b1 Sb b3=. @a7 W2 g2=F a1-a2 ^a5 b6-a6 @a1 Nb ^g5 g7-g6 Nd spare=F ^b1 @g7 ^a4 a4=. Sb ^b5 a6-b6 b6-c6 W6 b7-b6 ^f1 f1=C f2=D f3=A g2-f2 ^b7 a7-b7 Nf g1-f1 @a7 @g1 ^a5 a7-a6 Nb ^e2 e2=B e4=C f2-e2 ^c1 ^e7 f7=. ^e5 f5=. e6=G f6=E f1-f2 f2-f3 W2 e2=G g1-f1 ^d4 d4=B d5=x ^d6 d7=C Sb e2-f2 ^e5 ^e7 Nf ^b1 a3-b3 b3-b2 E6 ^e2 f1-e2
p 45 0 1060 running,sure 1 0*5 1 0*2
p 53 2 1158 uncovering,sure 1 0 1 0 1 0*3
p 76 0 1019 running,sure 1 0*7 1 0*2
p 79 1 1227 sliding,sure 1 0*6 1 0*11 1 0*2 1 0
p 83 2 1241 uncovering,sure 1 0*13 1 0*8
p 97 1 1095 sliding,sure 1 0*9 1 0*9 1 0*3
p 111 1 1328 sliding,sure 1 0*6 1 0*7 1 0*10
p 114 1 962 running,sure 1 0*9 1 0
p 118 0 1512 winning,odds 2 0*3 1 0*22 1
m 27 3 {"layout":"B","target":5,"memory":true,"lastMouse":false}
spare=. @a1 @g1 @a7 W6 spare=. ^b1 b1=B a1-b1 . @a1 ^e2 e2=. f2=D g2=. @g7 Nb spare=E ^b6 b6=C c6=x b7=G Sd spare=A ^a5 . Nf spare=A b1-c1 ^a2 a2=G c2=D ^d1 d1=. d2=. d3=C Nb ^e1 a1-b1 g1-f1 @g1 @a1 Sb . Nf spare=x ^a2 c1-c2 ^d1 Sb b2=x ^e6 e6=. f6=E f7=A b1-c1 g7-f7 ^b6 Nb a7-b7 a1-a2 @a1 ^d1 @a7 c2-d2 Sb @g7 f7-f6 ^g5 g6=C Sb b2=. ^e2 g1-g2 ^b3 b3=. Nb d2-c2 c2-d2 @g1 Nf f6=. ^g5 f1-f2 ^f4 f4=D ^e3 ^a3 a4=E ^b3 W2 E2 ^e3 d2-d3 ^e1 ^f4 Sd d3=B f6-f5 c1-c2 W2 ^b1 a2-b2 b2-a2 Nb ^b6 a1-b2 W2 ^e6 ^g5 g7-g6 @g7 ^e1 ^e3 Sd d3=F ^b6 ^b3 b2-b3 a7-b7 E6 ^c5 ^e6 g6-f6 ^e1 ^e3 g7-f7 ^g3 g4=B ^c4 c4=F d4=G e4=F W6 b3-c3 c3-c4 Sf ^c5 f5-e5 e5-d5 E6 ^e3 f7-e7 e7-e6 W6 ^e1 g1-f1 b7-b6 d5-d4 Sd d4-e4 f2-e2 ^g3 g2-g3 Nf g3-g4 d3-d4 d4-d3 E2 d3-d2 ^e1 ^e3 ^c5 ^g5 ^f4 g4-f4 e6-f5 ^e1 ^a5 ^b4 ^b3 Nd ^e1 f6-f7 ^c5 W4 f5-d4 Sd ^e1 c4-d3 E4 ^e1 ^e3 ^g5
p 38 1 1197 running,sure 1 0*5 1*2
p 55 1 1260 uncovering,odds 6 0*2 1 0*3
p 58 2 1246 sliding,sure 1 0*5 1 0*10 1 0*2
p 82 1 1148 uncovering,sure 1 0*2 1 0*2 1 0*6
p 86 2 1235 sliding,sure 1 0*10 1 0*2 1*5 0
p 89 2 976 sliding,sure 1 0*10 1 0*2 1*3 0*3
p 98 1 1007 running,sure 1 0*7 1 0*3 1 0*2
p 109 1 1068 uncovering,sure 1 0*6 1 0*4
p 117 0 1515 sliding,sure 4 0*7 4 3 0*4 1*3 4 1*3 4 3 0*2
p 134 0 1022 running,sure 1 0*7 1 0*5
p 137 1 1097 uncovering,sure 1 0 1 0*11
p 144 0 1355 sliding,sure 1 0*12 1 0*4 1 0*7
p 147 0 973 running,sure 1 0*6 1 0*6
p 176 2 963 running,sure 1 0*5 1 0 1 0
p 184 2 1243 winning,sure 1 0*9 1 0*8 1 0*4 1
m 28 4 {"layout":"A","target":4,"memory":true,"lastMouse":false}
spare=x @g1 @a1 @a7 @g7 ^f1 f1=. f2=E f3=C Sf f3=G g1-f1 @g1 Nf ^b1 b1=A b2=G b3=. ^a2 a2=G a1-b1 @a1 a1-b2 @a1 ^e5 f5=B e6=x f6=. W6 e6=A spare=x ^g5 ^e7 f7=D f1-f2 Nb spare=. f2-f3 ^e2 e2=A e4=C W4 spare=D . Sb b3=B ^a2 ^c2 c2=D ^b5 b5=F b6=E c6=C W4 ^g5 ^e7 g7-f7 @g7 ^g2 g2=B ^f4 f4=. g1-g2 E6 @g1 g1-f2 ^b7 ^a2 ^c2 c4=E a1-a2 @a1 f7-e7 ^e5 E6 @g1 Sf g7-f7 ^f4 @g7 E6 ^e2 e4=. . E2 ^b5 ^b7 a7-b7 a1-b1 Sb ^e5 e7-e6 g1-f1 Sf ^e2 f3-e3 @a1 Nf g7-e7 W2 ^b5 @g1 ^a5 a6=F Sb e6-e5 @a7 e5-f5 Sf e3-e4 e4-e5 e5-e6 a1-b3 f2-f3 Nf g1-f2 ^e2 ^a5 ^b5 @g1 Nf E6 ^d4 d5=. ^c1 d1=F ^d6 d7=. ^a4
p 49 2 1005 running,sure 1 0*5 1 0*5
p 70 2 1027 running,sure 1 0*17 1 0*6
p 77 0 922 uncovering,sure 1 0*3 1 0*3 1 0*3 1
p 86 2 1006 uncovering,sure 1 0*2 1 0*8
p 89 3 1185 sliding,sure 1 0*9 1 0*8 1 0*2
p 100 2 1139 uncovering,sure 1 0*5 1 0*7
p 107 3 970 running,sure 1 0*11 1
p 110 0 1046 running,sure 1 0*7 1 0*7
p 129 1 1046 sliding,sure 1 0*8 1*2 0*3 1*4 0*4 1
m 29 4 {"layout":"B","target":4,"memory":true,"lastMouse":false}
spare=B @a1 @g1 @a7 @g7 W2 spare=x ^b1 b1=x ^a2 b2=. c2=. . ^e1 f1=B ^e2 e2=E f2=A g2=. W2 e2=. g1-g2 ^a5 a6=C Sb ^b6 b6=A c6=D . @g1 ^e6 e6=. f6=G f7=B ^e1 E2 ^b1 Sf ^a2 a2=E a1-a2 @a1 W2 a1-b2 ^a5 Sf ^b6 @a1 Nf ^e1 ^g5 g6=C ^e2 g2=G Sf ^a3 a4=. ^b1 ^b3 b3=. Nf ^b1 ^a3 ^b3 E2 ^b6 ^b1 a7-b7 Nf @a7 ^e1 ^a5 ^a3 E4 a4=. a2-a3 ^b4 b4=F b5=G W2 ^b3 ^b1 . Nb b7-c7 ^b1 c7-b7 ^g5 ^a5 a7-a6 g7-g6 Nb ^b3 @g7 ^b4 W4 @a7 a7-b6 W2 ^b1 b7-c7 c7-c6 E6 c6=. ^e1 a6-a5 a5-a4 ^e6 g7-f7 ^b3 a3-b3 E2 @g7 g7-f6 @a7 ^c5 d5=D ^a2 W4 spare=x Sf @g7 ^e2 g1-g2 Sb @g1 b3-c3 ^c4 e4=. f6-e6 E4 ^b4 ^d6 d7=A ^a2 E2 a1-a2 a7-b7 W6 ^f4 f4=F g6-g5 g5-g6 E2 ^e2 c3-b3 g1-g2 Nf e6-f6 ^b4 ^f4 f4=D E2 ^c5 a2-b2 b2-c2 g7-f7 Nb ^f4 . @g7 E4 ^b4 b3-c3 ^c5 f6-e6 e6-e5 ^b4 Nb @a7 c6-c5 c5-d5
p 87 3 1246 uncovering,sure 1 0*13 1*2 0 1*2 0*2
p 90 3 1021 running,sure 1 0*20 1
p 105 3 1077 running,sure 1 0*6 1 0*3
p 108 0 1166 uncovering,sure 1 0*15 1 0*2 1 0
p 111 1 1635 running,odds 9 0*2 2 0*5 2 0*11
p 131 1 969 running,sure 1 0*6 1 0*2 1
p 134 2 1280 sliding,sure 1 0 1 0*11 1 0*5 1 0*2
p 137 2 960 running,sure 1 0*9 1 0
p 144 0 1123 uncovering,sure 1 0*7 1*2 0
p 147 1 1216 sliding,sure 1 0*4 1 0 1 0*8 1 0 1 0*2 1
p 154 2 1021 running,sure 1 0*9 1 0*3
p 165 1 1085 sliding,sure 1 0*7 1 0*7 1 0*2 1 0*2
p 172 3 1187 sliding,sure 1 0*3 1 0*9 1 0 1 0*2
m 30 2 {"layout":"A","target":5,"memory":true,"lastMouse":false}
spare=x @a1 @g7 @g1 ^f1 f1=. f2=. f3=C ^b1 b1=. b2=B b3=B Sf f3=D @a7 ^e7 Sd spare=A ^a5 a6=x ^f1 E2 f2=. spare=F ^g2 g1-g2 @g1 ^g5 g6=G E6 ^e5 f5=A e6=C E6 spare=E ^f1 ^b1 b2=E ^a2 ^e7 Nf ^a5 a6=B ^e5 f5=C Sf ^f1 ^a2 a1-a2 W6 @a1 ^g5 ^b1 W6 ^b1 g2-g3 ^f4 g4=F ^a5 E6 ^g5 . E6 ^f1 ^b1 ^f4 a1-a3 ^b1 ^f1 @a1 Sb ^b1 b3=. a2-b2 E2 b2=. a3-a2 ^a5 a7-a6 b2-b1 W2 @a7 g3-g2 a2-b2 E2 ^b5 b5=D b6=. c6=F a6-b6 ^a2 g2-g3 ^b7 a1-a2 Nf ^e7 b6-c6 g7-f7 E6 ^b7 ^f1 a7-b7 E2 b2=. ^c2 c4=G f7-e7 b2-c2 Nb b5=D ^f1 g3-g2 g2-g3 g1-g2 Sf e7-f7 c2-b2 E6 ^f4 ^f1 g3-g4 W2 f7-e7
p 69 0 1203 running,sure 1 0 1*2 0*11 1*4
p 77 1 1191 uncovering,sure 1 0 1 0*10
p 92 0 1152 sliding,sure 1 0*4 1 0*9 1 0*4 1 0*3
p 95 1 1279 uncovering,sure 9 0*4 1 0 9 0*4 1 9 0
p 107 1 992 running,sure 1 0*7 1 0*5
p 115 1 1064 running,sure 1 0*7 1 0*4 1
p 120 0 947 running,sure 1 0*8 1
p 123 1 1105 winning,sure 1 0*4 1 0*9
m 31 2 {"layout":"B","target":5,"memory":true,"lastMouse":false}
spare=B @a1 @a7 W2 spare=D @g1 @g7 ^e1 f1=F Sb spare=D ^b6 b6=E c6=. a7-b7 @a7 Nf spare=. ^b1 b1=C a1-b1 ^e6 e6=G f6=x f7=A @a1 Nf ^a2 b2=. c2=B a1-a2 b1-b2 Nb b6=x @a1 . Sb ^a5 a6=D a7-a6 b7-c7 b2-c2 Nb ^d1 d1=E d2=. d3=. ^e2 e2=. g2=G a6-a5 a2-b2 @a7 E2 W2 ^e2 g1-g2 a1-a2 Nf ^b4 b4=C b5=. ^d6 d6=B d7=. ^a3 a4=C ^e6 f6=F f7=F W6 spare=x g7-f7 f7-f6 ^a3 a5-a4 E2 a7-b7 Sb ^b3 c2-b3 W4 spare=A ^b1 b2-b1 b1-c1 E6 a2-a3 ^f4 f4=A f5=. ^b4 W6 ^a2 ^d1 c1-d1 W2 f6-e6 e6-f6 ^b4 Nb ^b1 ^e1 ^a2 E6 ^f4 f6-f5 ^c4 d4=E e4=G W6 ^e1 ^e2 ^b1 ^a2 Nf a3-a2 a2-a3 Nb ^a2 ^b1 ^e1 ^c4 Sd d4=. f5-f4 ^b4 Sf ^b1 ^e1 ^a2 b3-c3 c3-d3 ^g3 f4-g4 ^b1 ^e1 ^a2 ^b3
p 62 1 1158 running,sure 12 0 1 0*2 1 0 12 0*4
p 70 0 1317 sliding,sure 7 0*2 1*4 2 1*3 0 1 7 1*8 0 7
p 73 0 969 running,sure 1 0*10 1 0
p 79 0 1150 uncovering,sure 1 0*2 1 0*8
p 92 1 1290 sliding,sure 1 0*12 1 0*3 1 0*5
p 139 0 1332 winning,sure 1 0*4 1 0*8 1 0*9
m 32 3 {"layout":"A","target":5,"memory":true,"lastMouse":false}
spare=. @a7 @g1 @a1 @g7 ^b7 b7=. ^a5 a6=C a7-a6 ^f1 f1=. f2=. f3=D @a7 Sb spare=B g1-f1 W2 f2=A spare=x @g1 ^b1 b1=D b2=F b3=. . Nf spare=F ^g5 g6=x ^e7 f7=C g7-f7 @g7 E6 a7-a5 @a7 ^g2 ^b1 g1-g2 E6 a6=G ^e5 f5=A @g1 ^b5 b5=G b6=. c6=D W6 ^b5 a5-b5 ^a4 a4=B b4=E a7-a5 @a7 ^b1 W6 ^e5 f6=E a6-b6 b6-c6 Nb ^e5 g7-f6 E6 a7-a6 a6-b6 a5-a6 E6 @a7 ^e5 ^d6 d7=A ^a4 Sf ^c2 c2=. c4=x @g7 E6 a6-a5 ^b1 ^a2 W6 a7-a6 ^d6 ^d4 d4=B d5=G b5-c5 ^g5 g7-e7 E6 ^a2 a5-b5 a1-a2 W6 ^d6 c6-d6 a6-a5 E4 ^c2 e7-d7 ^d4 d4=F E4 ^a4 ^b1 b5-b4 a5-b5 Sd spare=C d6-c6 ^c2 Nd ^d4 c5-d5 d5-d4 E4 d4=. ^b1 a2-b2 b2-b3 f7-e7 b5-b2 ^e5 d4-d5 d7-f7 E6 ^f1 g2-g3 b4-b5 ^d6 W2 g1-g2
p 33 0 1037 running,sure 1 0*5 1
p 65 1 1229 uncovering,sure 1 0*3 1 0*5
p 68 2 1021 running,sure 1 0*6 1*2 0 1 0
p 82 2 1285 sliding,sure 8 0*3 8 1 0*9 8 0 8 0*4 8
p 95 2 1265 sliding,sure 6 0*3 6 1 0*5 1 0*2 6*3 0 6 1*2 6
p 99 0 1578 sliding,odds 6 0*10 1 0*6 1 0*3 1
p 108 2 1310 sliding,sure 1 0 1*2 2 0 1*9 2 1*7 2 1
p 117 1 1236 sliding,sure 1 0*5 1 0*9 1 0*4
p 123 2 1043 uncovering,sure 1 0*2 1 0*3 1 0*6
p 127 0 1237 running,sure 1 0*19 1 0*7
p 132 2 1068 uncovering,sure 1 0*5 1 0*8 1
p 138 0 954 winning,sure 1 0*9 1
m 33 3 {"layout":"B","target":5,"memory":true,"lastMouse":false}
spare=F @a7 @a1 @g1 W6 spare=C ^b6 b6=A c6=. b7=E @g7 ^g5 g6=. Nb ^a2 a2=G b2=x c2=B ^b1 . ^e2 e2=C f2=. g2=D E6 g1-g2 ^g3 g4=. @g1 E2 g1-f2 W2 ^b1 @g1 ^a2 E2 ^g3 g2-g3 . E6 spare=G ^b6 b6=C c6=E a7-b7 @a7 E2 ^e1 f1=F ^a2 b2=F . ^e3 f3=. Sb g3-g2 . ^e6 f7=. E2 ^g5 g7-g6 ^b1 @g7 a1-b1 @a1 E4 spare=G ^g3 ^e1 . ^e6 W6 e6=. f2-e2 ^a5 E6 ^a2 a2=A a1-a2 ^b3 b3=. Nf @a1 a1-b2 W6 g6=. g6-g5 ^e6 ^b6 Sf ^e1 g1-f1 ^b3 W2 @g1 b2-c2 @a1 Nb ^e6 . b1-b2 ^e6 E2 b2-b1 W2 g1-f2 c2-b2 Nb ^g3 ^a5 g5-g4 f1-g2 E2 ^a3 a4=D b2-c2 Nb ^b1 a1-b1 g4-g3 ^a5 Sb g3-g4 Nb ^g5 ^a3 g2-g3 f2-g2 ^e1 Nd spare=B . ^e3 W6 ^a5 a7-a6 ^g5 Sb ^a3 g7-g6 Nf ^d1 d2=B ^b1 c2-c1 ^d1
p 59 0 1253 sliding,sure 1 0 1 0*16 1 0*2
p 62 1 1321 uncovering,sure 1 0*15 1*2 0
p 79 1 991 uncovering,sure 1 0 1 0*8
p 83 2 962 running,sure 1 0 1 0*4
p 106 2 1070 running,sure 1 0*5 1 0*2 1*2
p 109 0 1529 uncovering,odds 9 0*2 2 0*8
p 117 2 1274 sliding,sure 1 0*4 1 0*8 1 0*7
p 134 0 1287 sliding,sure 21 0 2 3*5 21 3*3 0 21*3 6*4 3*2 0*2
p 147 0 1309 running,sure 6 0*3 1 0*15 1 0 6 0
m 34 4 {"layout":"A","target":4,"memory":true,"lastMouse":false}
spare=F @a1 @g1 @a7 @g7 W2 spare=E ^b1 b1=F b2=D b3=B a1-b1 @a1 ^f1 f1=. f2=B f3=D g1-f1 f1-f2 E2 b2=x f2=G @g1 Nf spare=E g1-f1 @g1 Sf ^e5 f5=D e6=. f6=B ^g5 g6=x ^e7 W2 ^c1 d1=G ^a2 a1-a2 Sb b3=C @a1 a1-b2 @a1 Nf ^g2 ^a5 a6=. Nd spare=G ^g5 ^e5 f5=x . ^c1 a2-a3 a3-b3 ^a4 a4=C b4=C ^a2 ^g2 b2-a2 Nf W6 ^g2 g1-g2 ^c1 W6 @g1 g1-g3 Sb @g1 ^a4 b4=E b3-b4 Nb ^c1 f2-f3 a2-b2 Nb g2-f2 ^a2 a1-a2 Sb ^e7 ^e5 e6=A f6=A ^f4 g4=. @a1 a1-b3 Sf b2-b1 ^f4 f3-f4 E2 f2-f3 a2-a3 a3-a4 Sb @a1 ^e7 ^e5 Sb ^b5 b4-b5 b5-b4 Nf ^e5 ^e2 e4=. f4-f5 E2 ^a2 ^f4 ^e2 a1-b1 Sb g3-f2 Nf ^c2 c2=F c4=. ^a2 ^g2 f5-f6 @a1 Nf . W4 ^a5 ^a2 ^b5 ^e7 ^a2 g7-f7 ^c2 W4 ^f1 ^g2 ^a2
p 38 0 970 uncovering,sure 1 0 1 0*5
p 42 1 1180 running,sure 1 0 1 0*4
p 62 1 1191 sliding,sure 12 0*6 12 0*3 1 0*2 12*5 0 1
p 76 0 927 running,sure 1 0*3 1 0*3
p 82 2 1034 uncovering,sure 1 0 1 0*5 1*2
p 92 0 1355 running,sure 1 0 1 0*18
p 95 1 1062 uncovering,sure 1 0*5 1 0*2 1 0
p 144 1 1195 winning,sure 1 0*5 1 0*5 1 0*2 1 0 1 0*2 1
m 35 4 {"layout":"B","target":4,"memory":true,"lastMouse":false}
spare=. @a1 @g1 @a7 @g7 W2 spare=B ^a2 b2=. c2=A a1-a2 ^a3 a4=A Nf spare=D ^e1 @a1 ^e2 e2=D f2=G g2=E Nf spare=. ^a5 a6=E a7-a6 @a7 ^e6 e6=F f6=C f7=x Nf f6=F ^g5 g6=. . W6 ^b1 b1=C a2-b2 b2-c2 ^e2 g1-g2 @g1 g2-f2 Nf ^b6 c6=. b7=. a7-b7 ^a5 E6 c6=B @a7 ^e6 e6=C ^a5 ^b1 ^d1 d1=. d2=. d3=B ^b3 b3=G Sb b3=E Sb g1-g2 a1-a2 a2-b2 @a1 @g1 W6 a1-a2 ^g5 @a1 ^b6 g7-g6 Sd ^b3 b3=x ^d1 d3=G c2-d2 Nb f2-e2 e2-d3 ^b1 E2 a2-c2 Sb @g7 ^e6 e6=x a1-a2 E4 ^e1 @a1 ^b1 E2 ^b1 b2-b1 ^c4 c4=. d4=F W2 g1-f2 c2-b2 ^f4 f4=A ^e6 g7-f7 Nf
p 66 1 1291 sliding,sure 1 0*7 1 0 1 0*7 1*4
p 86 1 1038 running,sure 1 0*11 1 0*2
p 91 3 1057 running,sure 1 0 1 0*3 1 0*3
p 100 1 1878 uncovering,odds 5 0 5*3 6 5*3 0*5
p 105 2 1103 sliding,sure 1 0*9 1*2 0*2 1*3 0*3 1
p 108 3 1363 uncovering,sure 1 0 1*6 0 1*9 2 1 0 1*3
p 113 0 1267 running,sure 1 0*2 1 0*7 1 0*12
m 36 2 {"layout":"A","target":5,"memory":true,"lastMouse":false}
spare=B @g1 @a1 E2 spare=x @a7 @g7 ^b5 b5=. b6=E c6=D Nf spare=F ^b1 b1=C b2=C b3=. a1-b1 ^c2 c2=E c4=A E6 spare=. @a1 a1-b2 E2 spare=B @a1 ^a2 a1-a2 Sf ^a5 ^f1 f2=C f3=x a7-a6 ^c1 d1=A @a7 Nb spare=G @a1 ^f1 g1-f1 f1-f2 E6 a2-b3 W2 f2=D a1-a2 Sb ^b5 b5=. c6=D ^g5 a6-b6 Sb b3=G ^c2 a2-c2 ^e7 f2-f1 b6-b5
p 27 1 1055 running,sure 1 0 1*2 0*3
p 49 1 1023 running,sure 1 0*5 1 0
p 55 0 1011 running,sure 1 0*9 1 0*3
p 63 0 1085 running,sure 1 0*25 1
m 37 2 {"layout":"B","target":5,"memory":true,"lastMouse":false}
spare=A @a1 @g1 @g7 W2 spare=D ^b1 b1=E ^a2 b2=B c2=. E2 @a7 ^e2 e2=. f2=D g1-g2 E6 spare=A @g1 ^a2 c2=G ^e1 f1=B E2 ^b6 b6=E c6=x b7=B ^a5 a6=A a7-a6 E6 @a7 ^g5 ^a2 c2=. Sb g2-f2 ^e1 ^b6 c6=. ^a2 b2=. g1-g2 ^b6 a7-b7 @a7 Nf spare=F a6-b6 b6-c6 W2 ^g5 ^b1 g7-g6 ^e1 ^a5 a7-a6 f2-f1 ^e3 g2-f2 W6 g6=C ^e6 e6=x f6=. W6 @g7 ^d6 d7=. ^c5 d5=x Sb ^f4 f4=E f5=G ^g3 g4=. . Nf ^e6 g7-f6 W6 ^f4 g6-f5 f6-e6 Sb a6-b6 ^c5 Sb spare=C f2-g2 ^e3 f5-f4 E4 spare=F ^b4 b4=D b6-b5 ^a3 Sb spare=F g2-f2
p 31 1 932 running,sure 1 0*4 1 0*2
p 45 0 1277 uncovering,sure 1 0*14 1 0*8
p 55 0 935 running,sure 1 0*8 1 0 1
p 58 1 1234 sliding,sure 16 0 1*2 0*2 2 0*2 16 0*6 1*5 16 0*5 16
p 74 0 1471 uncovering,odds 11 0 3 0*3 3*2 0*5 3
p 81 1 1154 uncovering,sure 8 0*4 8 1 0*7
p 84 0 1181 uncovering,sure 8 0 3 0*2 8 0*7 8
p 104 0 1071 uncovering,sure 1 0 1 0*13
m 38 3 {"layout":"A","target":5,"memory":true,"lastMouse":false}
spare=B @a7 @a1 @g1 Sb spare=C ^b7 @g7 a7-b7 Nd spare=. ^a2 a2=. ^b1 b1=. b2=E b3=C @a7 ^f1 f1=x f2=. f3=A Sf f3=E ^g2 g2=. . Nf ^g5 g6=A g7-g6 ^e5 f5=B e6=C f6=A W4 spare=D @g7 ^e7 f7=B ^a5 a6=. E2 ^g2 g1-g2 @g1 Nf ^e5 f5=D ^b5 b5=F b6=F c6=. ^a5 Nf ^e5 ^a2 a1-a2 @a1 Nf g2-g3 ^b1 b2=G E6 ^e7 ^b5 c6=x g6-g5 Nd spare=G g7-g6 ^b1 a2-b2 @g7 ^e7 g7-f7 g3-g2 @g7 Sb b3=x ^f4 ^a5 Nd ^b5 a7-b6 E2 b2=. ^a2 a1-a2 g2-g3 Sb @a7 ^f4 ^a5 @a1 ^a5 b6-a6 E6 c6=G W2 ^f1 g1-f1 ^b1 E6 ^f4 g5-g4 g4-g5 Sb ^b1 a1-b1 . W6 ^e5 f7-f6 f6-e6 E2 b7-c7 ^b5 ^d6 d7=. Nb . W2 e6-f6 f1-f2 ^c1 Nf ^b5 c7-c6 ^f4 ^c1 ^e7 E2 ^c2 c4=. W2 f6-e6 ^d6 ^e2 e4=F Nb ^b7 ^f4 ^d4 d4=E d5=D b1-b2 b2-b1 W2 ^c2 W2 ^f4 g3-g4 e6-e5 E6 ^b7 ^d6 c6-d6 ^c1 ^c2 W2 . E2 ^e2 ^c1 e5-e4 Sf ^e5 ^a5 ^d4 ^c2 E4 ^c1 b1-c1 E6 ^e2 ^g2 ^e5
p 73 2 1276 running,sure 1 0 1*2 0*11 1 0 1 0 1*2
p 76 2 967 running,sure 1 0*19 1*2
p 84 1 1026 running,sure 1 0*6 1 0*2
p 93 0 900 running,sure 1 0*4 1
p 97 1 999 sliding,sure 1 0*3 1 0*13
p 100 2 1349 running,odds 5 0*6 1 0*2
p 112 2 1064 uncovering,sure 1 0*3 1 0*3 1*2 0*2
p 163 2 1068 winning,sure 1 0*2 1 0*7
p 178 0 1274 uncovering,sure 1 0*15 1 0 1 0*4
m 39 3 {"layout":"B","target":5,"memory":true,"lastMouse":false}
spare=. @g1 @a1 @g7 ^e1 f1=C ^e2 e2=. f2=x g2=E W6 spare=B @a7 W2 ^a2 b2=B c2=. a1-a2 @a1 E6 ^g5 g7-g6 ^e6 e6=x f6=D f7=. W2 ^e2 e2=. f2=A g1-g2 g2-f2 E2 @g1 a2-b2 a1-a2 Sb b2=G spare=E @a1 @g7 ^b1 ^a5 a6=. Nf ^e1 ^b6 b6=E c6=A E2 b2-c2 ^d1 d1=G d3=C c2-d2 E6 ^b1 a1-b1 @a1 ^a5 Nd spare=D a7-a6 . @a7 d2-d3 ^e1 ^b6 c6=. b1-c1 E6 ^e6 g7-f7 W6 e6=. @g7 g7-f6 W2 ^e1 g1-f1 a2-b2 E2 c1-d1 d1-d2 a1-a2 E6 @a1 ^b1 a1-b1 E2 ^c4 c4=C e4=x ^b3 b3=F b2-b3 d2-d1 f7-e7 E4 spare=B ^d6 b1-c1 Sd c1-c2 c2-d2 E2 ^b6 c6=A a7-b7 b7-c7 E4 spare=. ^a3 a2-a3 a3-a4 E6
p 34 1 1013 running,sure 21 0*3 1 0*2 21*2
p 75 0 1110 running,sure 1 0 1 0*3
p 78 1 1353 uncovering,sure 11 0 1 2 11 2 0*3 1 0*2
p 82 2 1187 running,sure 1 0*2 1 0*2 1*2 0*6
p 87 0 1226 uncovering,sure 11 0 11 0*3 1 0*4
p 103 0 1075 running,sure 7 0*4 1 0*2 7*2 0*4
p 113 2 1028 running,sure 1 0*5 1 0*7
p 116 0 1308 uncovering,odds 5 0 1 0*2 1*2 0*3
m 40 4 {"layout":"A","target":4,"memory":true,"lastMouse":false}
spare=A @g1 @a1 @a7 @g7 E2 spare=. ^g2 ^f1 f1=E f2=C f3=G g1-g2 Sb spare=x ^b1 b1=F b2=C b3=A a1-b1 ^c2 c2=E c4=B @g1 @a1 a1-b2 Nb @a1 ^a2 a2=x ^g5 g6=E W2 ^f1 f2=. g2-f2 ^c1 d1=D E4 spare=B . g1-f1 @g1 ^c1 f1-e1 Nb spare=. ^e5 f5=. e6=G f6=F ^b1 . Sf f3=D ^g2 f2-f3 . W6 . Sf e1-d1 g1-f1 f1-f2 @g1 W2 f2=. ^e7 ^b1 Sf ^f4 ^g2 ^e2 e4=B W2 . d1-c1 ^a5 a7-a6 a6-a5 Sf @a7 g1-f1 a7-a6 @a7 @g1 W2 ^b5 b6=G c6=C Nd spare=x . ^b1 c1-b1 ^a2 Nf E6 ^b5 c6=. a1-b2 ^f4 @a1 ^g2 g1-g2 @g1 Nd spare=. g1-g3 ^b5 a5-b5 Sb b6=. ^c2 c4=D ^e7 Nb a6-b6 g7-f7 ^f4 f3-f4 ^a5 a7-a6 @a7 W2 g3-g4 ^g5 W2 ^c1 ^a2 ^a4 Sb ^e5 f6=. ^b7 f7-f6 W4 a6-a5 ^a4 a5-a4 @g1 ^f1
p 62 2 1240 running,sure 13 0*3 1 0*6 13
p 81 3 1144 running,sure 1 0 1 0*6 1
p 93 2 1351 sliding,sure 8 0*2 1 0*4 1 0 8 0*3 1 8*2 1 0*5
p 100 3 993 running,sure 1 0*6 1 0*2
p 103 0 1063 sliding,sure 7 0*6 7 0*8 1 0 7 0
p 115 3 1248 sliding,sure 1 0*4 1 0*10 1 0*2 1
p 120 0 1094 sliding,sure 1 0*9 1 0*4 1 0*2 1*2 0*3
p 127 2 1570 winning,odds 4 0*4 1 0*14 1 0
p 137 0 1068 running,sure 1 0*7 1 0*3
p 142 1 1059 uncovering,sure 1 0*13 1 0*5
m 41 4 {"layout":"B","target":4,"memory":true,"lastMouse":false}
spare=. @a1 @g1 @a7 @g7 ^b1 b1=B Sf spare=B a1-b1 @a1 Nf ^e1 ^e2 e2=. f2=F g2=x g1-f1 ^a5 a6=A @g1 E2 spare=. ^e2 Sf ^g5 g6=E g7-g6 @g7 W2 ^a2 b2=A c2=E a1-a2 @a1 Sf . ^b6 b6=. c6=. b7=x Nd spare=G ^a5 a7-a6 E6 @a7 ^e6 ^f4 f4=D f5=F W2 spare=. b1-c1 ^d1 d3=A c1-c2 Nb . Sd a6-a5 . g6-g5 ^f4 g5-f5 ^b6 b6=G c6=. W6 ^a3 a4=C a2-a3 a3-a4 Nd . ^b6 E6 c6=D ^e1 ^e2 e2=D g2=. f5-f4 ^e6 f4-f5 ^c5 d5=. a4-a3 W6 ^d1 ^b4 b4=. b5=C W4 f4=G spare=F . W4 f4=C ^e1 g1-f1 a5-a4 @g1 E6 ^g5 f5-f4 E4 ^b4 ^b3 a3-b3 W4 . Sb f1-e1 ^d1 e1-d1 Nb ^e1 ^g3 ^e3 f3=B E4 ^b1 c2-d2 ^e2 E4 . E2 ^e2 d1-d3 ^g5 g7-g6 ^a5 a7-a6 @g7 W2 ^e6 ^e1 @a7 E6 ^b6 c6=E a7-b7 ^e2 @a7 ^e3 ^c4 c4=x ^e1 g1-f1 f1-e1 e1-d1 ^e6 g7-f7 f7-e7 e7-e6 @g7
p 97 2 1171 sliding,sure 1 0*11 1*2 0*2 1 0
p 100 2 878 running,sure 1 0*4 1*2
p 117 3 1112 uncovering,sure 1 0*5 1 0*5 1
p 148 3 1253 uncovering,sure 1 0*14 1 0*3
p 151 3 1003 running,sure 1 0*17 1 0
p 154 0 989 sliding,sure 1 0 1 0*10 1 0*7 1*2
p 157 1 1054 sliding,sure 1 0*5 1 0 1 0*7 1 0 1
m 42 2 {"layout":"A","target":5,"memory":true,"lastMouse":false}
spare=E @a1 @g1 W2 spare=G @a7 ^b1 b1=B b2=A b3=B @g7 ^g2 g2=. Nd spare=F ^f1 f1=. f2=. f3=D g1-g2 Sf ^a2 ^b1 ^b7 b7=. g2-g3 Nb @g1 ^f4 f4=C g4=x ^a2 ^b1 ^a5 a6=F a7-a6 Sf g3-g2 @a7 ^f1 f2=D ^g5 g6=E ^a2 Sf g7-g6 Nf ^f1 g2-f2 g1-f1 ^a2 @g7 a1-a2 ^e5 f5=F e6=D Sf f3=E ^b7 b7=A a7-b7 @a7 E2 ^e5 g6-f6 f6-f5 Sb f2-f3 ^c1 f1-e1 ^b5 b5=. c6=x ^b1 b1=. a2-b2 E6 c6=C ^e2 e4=C Sb b3=G ^f4 f3-f4 ^b5 f5-e5 ^e2 e5-e4 b7-c7 ^d2 d2=G d3=. ^f1 W4 e4=. E4 ^b5 b2-b3 ^c2 c2=. c4=A E4 spare=x ^b5 c7-c6 e1-e2 Nf e4-e3 ^f1 ^a2 Sb ^b7 ^d4 d5=. ^c1 b3-b2 ^c2 Nf ^a2 W2 ^d2 e2-d2 ^c1 ^c2 e3-e2 W6 b2-c2 ^c1 ^d4 E2 ^b7 W2 ^b1 ^c1 ^f1 c6-b6 ^c1 Sd d2-d3 Nb ^e5 ^c1 ^g5 Sb d3-c3 ^b1
p 48 1 1197 running,sure 1 0*5 1 0*2 1 0
p 63 0 1295 uncovering,sure 182 0 13 37 182 13 0 13 182 0
p 75 0 1090 sliding,sure 1 0 1 0 1 0*14 1 0 1 0*2
p 80 1 1292 sliding,sure 1 0*7 1 0*7 1 0*5 1 0 1 0
p 92 1 1107 sliding,sure 1 0*11 1 0*11 1 0
p 96 0 1281 uncovering,sure 5 0*2 5 0*2 1 0*4 1 0*3
p 103 1 1024 uncovering,sure 1 0 1 0*7 1
p 116 0 1261 sliding,sure 1 0*5 1 0*11 1 0*11
p 126 0 979 running,sure 1 0*12 1 0
p 132 0 1103 winning,sure 1 0*6 1 0*8 1
p 140 0 1096 winning,sure 1 0*6 1 0*6 1
p 143 1 1264 winning,sure 1 0*7 1 0*11 1 0*2
p 146 1 945 winning,sure 1 0*6 1 0*2
m 43 2 {"layout":"B","target":5,"memory":true,"lastMouse":false}
spare=A @g1 @a1 E6 spare=C @g7 ^g5 @a7 W2 spare=. ^a2 b2=. c2=G a1-a2 @a1 ^g5 Nf spare=F ^e1 ^e2 e2=. f2=B g2=x Nb b2=x spare=A ^b1 ^a3 a4=B a2-a3 Nf spare=. ^e6 e6=C f6=. f7=E ^a5 a6=D a7-a6 @a7 W2 ^b1 ^b6 b6=F c6=. b7=E ^e1 g1-f1 ^g5 g7-g6 ^b1 @g7 W6 ^e6 e6=B ^e6 Sf ^f4 f4=D g6-f6 g7-f7 Nf ^b6 a7-b7 Sf ^e2 e2=G f1-f2 f6-e6 Sb f7-f6 ^f4 ^b4 b4=. E6 @a7 ^a5 a7-a6 b7-b6 ^b1
p 48 0 1267 uncovering,sure 1 0*18 1 0*2
p 65 0 1188 uncovering,sure 12 0*5 12 0*2 1 12 0
p 68 0 984 running,sure 1 0*12 1
p 75 0 1339 running,sure 10 0 10 1*8 0*4
p 80 1 1151 sliding,sure 10 0*6 10 0*7 1 0*3 10*2 0*6
m 44 3 {"layout":"A","target":5,"memory":true,"lastMouse":false}
spare=. @a1 @g1 @a7 @g7 ^b1 b1=G b2=D b3=A a1-b1 @a1 ^f1 f1=. f2=B f3=F W2 b2=G f2=. spare=E ^g2 g1-g2 Sb b3=E @g1 ^b7 a7-b7 E6 spare=B @a7 ^g5 ^e7 f7=x W6 ^f1 g2-g3 g3-g2 Nf b7-c7 ^b5 b5=F b6=C c6=. c7-c6 b1-b2 ^b7 E2 a7-b7 E4 spare=G @a7 a7-b6 W6 spare=C @a7 ^a5 a7-a6 Sf b2-b3 ^e7 g7-f7 @g7 Sd spare=E b6-b5 ^a4 a4=. b4=A @a7 Sd spare=. ^d6 c6-d6 b7-b6 b6-c6 Nd d6=. f7-e7 ^a4 E6 d6=C g7-f7 b5-b6 ^f1 f3=x g1-f1 E4 ^e5 f5=D e6=. f6=D W2 ^a2 c6-c5 c5-b5 Sb b3=B @g7 ^g5 g7-g6 Sb a6-a5 ^d4 ^g2 W6 e7-d7 b3-b2 b5-b6 Sd ^e5 f7-f6 f6-f5 E6 ^a4 a5-a4 a4-b4 E2 d7-e6 e6-f6 ^f4 Sf f5-g5 g5-g4 E2 b2=. d6-d7 ^b5 ^e2 e4=F W4
p 70 2 1064 uncovering,sure 1 0*2 1 0*10
p 80 1 1162 running,sure 1 0*6 1 0 1
p 92 0 1011 running,sure 1 0*7 1 0*5 1
p 96 1 979 running,sure 1 0*2 1 0*2 1 0*4
p 105 0 973 running,sure 1 0*7 1 0 1 0*2
p 108 1 913 uncovering,sure 1 0 1 0*2
p 112 2 1200 uncovering,sure 1 0 1 0*7 1 0*4
p 116 0 1187 running,sure 1 0*10 1
p 125 2 1020 uncovering,sure 1 0*3 1 0*6 1 0*2 1
p 129 0 1083 winning,sure 1 0*7 1 0 1 0
m 45 3 {"layout":"B","target":5,"memory":true,"lastMouse":false}
spare=x @a7 @a1 @g7 W6 spare=. ^a5 ^b6 b6=x c6=C b7=. @g1 ^b1 b1=A ^a2 a2=G b2=. c2=C W6 spare=x . Nb ^e6 e6=. f6=E f7=F ^g5 g6=D g7-g6 @g7 ^e1 f1=G Sd spare=. ^e2 e2=F f2=B g2=E Sb ^b1 ^a2 . W2 ^e6 ^f4 f4=D f5=D g6-f6 ^e2 e2=F g1-g2 g7-f7 g2-f2 @g1 @g7 E2 ^b1 f6-e7 E2 e7-e6 ^a5 Sd spare=E a7-a6 f7-f6 E2 g7-f7 ^b1 @g7 e6-e7 E4 spare=. @a7 e7-e6 Sb ^c5 d5=B ^f4 f4=A ^b4 b4=C ^b1 a1-b1 Nb ^e1 Sf ^c5 @a1 ^b6 ^f4 a6-a5 ^b4 b4=. W6 W6 ^a2 c2=. ^e2 f2=G f7-e7 Sf ^a2 a1-b2 @a1 ^b4 a1-a2 a5-b5 W2 ^e2 g1-g2 g2-f2 ^a5 Nb b4=. @g1 g1-g2 ^a5 E6 . Sf g7-f7 ^g3 ^e1 ^a5 Sb a7-a6 ^e3 Sb ^g5 ^c5 ^a3 a4=B ^g3 W6 ^g5 ^e1 Sb b2-c1 ^e1 b5-b4 E2 ^f4 f6-f5 W6 f2-e2 ^d6 ^d1 d3=. ^a2 E2 ^d1 c1-d1 W4 ^c5 f5-e5 e5-d5 E2 b1-c1 c1-b1 ^e1 d1-c1 W4 ^g3 ^a2 W4 b4-b5 ^a5 ^c4 Sf ^g5 ^e1 ^a2 E2 g2-f2 ^d1 f2-g2 ^d6 b5-c5 Sd . ^d1 Sf e2-f2 ^g3 g4=A ^d1 c1-d1 d1-d2
p 50 0 1166 sliding,sure 1 0*10 1 0*6 1*2
p 64 0 984 running,sure 1 0*11 1
p 94 1 1371 sliding,sure 6 0*2 1*2 0 1 0*2 1 6 1*5 6 1 0 1 0
p 103 0 1344 running,sure 1 0 1 0*13 1 0*6
p 111 2 1286 running,sure 4 0*2 4 0*3 4 0*2 1 0*5 4*4 0*2
p 114 2 979 running,sure 1 0*2 1 0*6
p 148 2 1145 sliding,sure 1 0 1 0*11 1*5 0
p 155 0 945 running,sure 1 0*7 1 0
p 172 2 1202 sliding,sure 1 0*5 1 0*8 1 0*3 1
p 185 2 1249 uncovering,sure 1 0*14 1 0*4
p 188 2 1012 running,sure 1 0*20 1
m 46 4 {"layout":"A","target":4,"memory":true,"lastMouse":false}
spare=A @a1 @a7 @g1 @g7 ^b1 b1=x b2=. b3=. Nb spare=D . Sb ^b7 a7-b7 ^b5 b5=B b6=G c6=F @a7 Sb ^b5 ^f1 f1=C f2=. f3=D ^g5 g6=. ^e7 f7=B ^e5 f5=D e6=E f6=. . Nf ^a2 a2=G ^b1 b3=E a1-a2 @a1 Sd spare=. ^b5 b7-b6 ^a5 a6=x Sf ^b7 . W6 ^e5 e6=A ^e7 g7-f7 Sf @g7 ^g5 g7-g6 @g7 Nb ^b1 a1-b1 E6 @a1 ^a5 ^g2 g2=E W4 spare=. f7-e7 ^e5 e7-e6 Sb b3=. g6-g5 a2-b2 g5-f5 ^e7 b1-b3 W2 Sb ^a5 a1-b1 @a1 ^d6 e6-d6 W4 d6-d7 E4 ^f4 f4=B f5-f4 ^a2 ^a2 Nf f4=C ^a4 ^c2 W4 f4=F ^g2 ^a5 a7-a6 d7-d6 W2 ^d4 d5=F d6-d5 @a7 ^b7 f4-g4 a7-b7 ^e7 E4 d4=G g7-f7 ^a2 Sb ^b5 ^a2 a1-a2 @g7 Sd spare=C ^g5 g7-g6 W2 @a7 g4-f4 ^c1 @g7 g7-g5 g5-g4 Sb ^f1 f2=. f3=. ^g2 g2=A ^b5 W6 d5-d4 ^c2 d4-c4 Nb ^e5 ^f1 f4-f5 Sf f7-e7 g4-f4 e7-e6 ^g2 g1-g2 Sb ^c1 g6-f6 W6 c4-c3 c3-c2 Sf b2-c3 c3-c4 ^d4 ^d6
p 83 2 1152 uncovering,sure 1 0*2 1 0*4 1
p 104 2 951 running,sure 1 0*7 1 0
p 120 2 1432 uncovering,odds 5 0*5 1 0*2
p 123 3 1374 running,sure 1 0*3 1 0*7 1 0*10
p 126 3 1006 uncovering,sure 1 0*8 1 0*2
p 132 1 1235 running,sure 1 0*2 1 0*5 1 0*7 1 0*3
p 143 3 1001 uncovering,sure 1 0*3 1*2 0*3 1 0
p 147 0 1066 uncovering,sure 1 0*4 1 0*6 1 0*2
p 150 1 1179 sliding,sure 1 0*9 1 0*5 1*3 0
p 158 3 1313 sliding,sure 1 0*15 1 0*5 1*2 0
p 161 3 960 running,sure 1 0*8 1 0*2
p 167 1 960 sliding,sure 1 0*11 1 0 1*4 0*4
m 47 4 {"layout":"B","target":4,"memory":true,"lastMouse":false}
spare=B @a1 @g1 @a7 @g7 W2 spare=F ^a2 b2=G c2=C a1-a2 @a1 E2 c2=. ^e2 e2=A f2=F g1-g2 @g1 W4 spare=x ^b6 b6=x c6=D b7=. . ^e6 e6=D f6=. f7=E ^g5 g6=A E2 c2=C g7-f7 Sd spare=E a1-b2 b2-c2 @g7 W2 @a1 ^e1 f1=B Nf f6=C ^b6 . f7-f6 f6-e6 Sf . Nd ^b1 b1=G ^b3 b3=. c2-c1 E2
p 37 0 1082 running,sure 17 0 1*4 17*2
p 59 1 955 uncovering,sure 1 0*2 1 0 1 0*2
m 48 2 {"layout":"A","target":5,"memory":true,"lastMouse":false}
spare=E @a1 @a7 W2 spare=C @g1 @g7 ^f1 f1=. f2=B f3=G Sb spare=D ^b5 b5=x b6=G c6=C ^a5 a6=D a7-a6 Nb @a7 ^g2 g2=. ^b1 b2=. b3=A Nf spare=C a6-a5 ^a4 a4=A b4=x . ^a2 ^b1 a1-b1 ^g5 g6=F @a1 Sf a1-b2 a7-a6 Nb ^e7 g7-f7 ^a4 Sb b2-b3 a5-a4 a6-a5 b1-b2 ^a2 E6 @a7 W4 spare=F b3-b1 Nf b2-b3 ^f1 g1-f1 W4 spare=. @g7 ^g5 g7-g6 E4 f1-f2 a5-b4 Sd spare=F ^c1 d1=. ^a5 ^b7 E6 ^b5 b5=B b6=B c6=.
p 37 0 1127 running,sure 1 0*22 1 0
p 48 1 1109 running,sure 1 0*8 1*2
p 57 1 1074 running,sure 1 0 1 0*6 1 0
p 60 0 1284 uncovering,sure 16 0*2 2 0 1 16 0*2 16 0*3
p 66 1 1056 running,sure 1 0*9 1
p 81 0 1142 winning,sure 1 0*11 1 0 1 0
m 49 2 {"layout":"B","target":5,"memory":true,"lastMouse":false}
spare=. @a1 @a7 ^b1 b1=F @g7 Nf spare=. a1-b1 Nb spare=G @a1 @g1 ^e2 e2=. f2=x g2=. W2 ^e6 e6=. f6=E f7=x ^g5 g6=E g7-g6 Sf @g7 ^a2 b2=A a1-a2 W2 b1-b2 g6-g5 ^g3 g4=. Nb spare=. ^b6 b6=C c6=A b7=B a7-b7 b7-b6 Nb b6=A ^g3 @a1 . Nb b6=C b6-c6 ^e2 e2=. f2=G g2=E g1-g2 E2 ^f4 f4=C . c6-b6 W2 g7-g6 g2-f2 ^f4 @g1 g1-g2 g5-f5 g6-g5 Nb a2-b2 b6-c6 W2 f5-f4 ^b1 a1-b1 W2 ^d6 d6=. d7=D ^a3 a4=D ^b3 Sb g2-e2 b1-c1 b2-b1 ^c5 d5=B Sf f2=B ^e1 ^a2 ^d1 d1=x d3=G ^g3 Sd d3=F Nd
p 66 0 1109 running,sure 1 0*18 1*2
p 74 0 1206 uncovering,sure 11 0 11 1 0*2 1 0*4
p 89 1 1400 winning,odds 7 0*12 2 0*8 2 0*5
p 96 0 1095 sliding,sure 1 0 1 0*17 1 0*2
p 100 1 1142 winning,sure 1 0*3 1 0*9
m 50 3 {"layout":"A","target":5,"memory":true,"lastMouse":false}
spare=C @a1 @g1 @a7 Nb spare=. ^a2 a2=A a1-a2 @a1 ^f1 f1=G f2=. f3=B W2 f2=. spare=F @g7 ^e7 f7=. ^a5 a6=x Sb ^b7 a7-b7 W2 @a7 ^b1 b3=D ^b5 b5=x b6=C c6=F W2 ^g5 g6=C ^f1 f2=D ^e7 W2 spare=E ^b5 ^a5 . W6 ^b1 a2-b2 b2-b3 ^f1 f2=A g1-f1 Nb ^g5 g6=. @g1 g1-f2 @g1 ^a5 Nb ^a4 a4=. ^b5 b6=. ^g5 W2 f2=A ^c1 d1=E ^e5 f5=G e6=. f6=G E4 ^g2 g1-g2 @g1 Nb ^b7 ^a5 ^b5 b5=B ^g5 g7-g6 W6 @g7 W2 f2-f3 ^e2 e4=. ^f4 f4=B E6 ^a5 ^b5 a7-a6 E2 f1-f2 @a7 f2-f1 W2 ^f4 f3-f4 ^g2 a1-b1 E2 ^b5 a6-b6 ^g2 Nb ^b7 g6-g5 W2 g1-f2 f2-f3 @g1 ^g2 g1-g2 Nf Nf ^b7 a7-b7 g5-g4 E4 f3-g3 ^e2 ^e5 E2 b6-c6 ^d6 d7=E c6-d6 Nb ^e5 g4-f5 E2 ^f1 g3-f3 f4-g4 ^b5 b5=. Sb ^c1 d6-c6 f5-e5 ^d6 ^d4 d5=x Sd
p 81 1 1228 sliding,sure 1 0*12 1*6 0*2
p 99 2 1141 sliding,sure 1 0*9 1 0*3 1*3 0 1
p 103 0 1631 running,sure 20 0 4 8 4 0 4*6 0*2 4*4 11 20 0
p 116 0 1011 sliding,sure 1 0*3 1*2 0*14 1*2 0 1
p 119 1 972 uncovering,sure 1 0*2 1 0*2 1 0*2
p 127 0 1135 uncovering,sure 5 0*2 1 0*3 5 0*2 5*2 0
p 130 0 979 running,sure 1 0*12 1
p 142 0 982 running,sure 1 0*9 1 0*4
p 148 2 1182 sliding,sure 1 0 1 0*11 1*3 0*2 1 0
m 51 3 {"layout":"B","target":5,"memory":true,"lastMouse":false}
spare=C @a7 @a1 @g1 @g7 W6 spare=D ^e6 e6=. f6=. f7=x ^b6 b6=G c6=G b7=. W2 spare=. ^a2 b2=B c2=. a1-a2 @a1 E6 ^e1 f1=C g1-f1 @g1 Sb b2=E spare=. ^a5 ^b6 c6=A a7-b7 @a7 Nf a2-b2 ^b3 b3=E ^e2 e2=E g2=D W6 g1-g2 @g1 ^a5 ^g5 g6=G g7-g6 Nb E6 @g7 ^a5 ^a3 a4=. W6 ^e3 f3=x ^g3 g4=A . ^e6 f7=D ^f4 f4=F f5=x E2 c2=C b7-c7 W2 ^e6 g7-f7 a1-a2 Nf ^e3 g2-f2 f2-f3 W2 g6-g5 ^f4 @a1 W6 f7-e7 e7-e6 b2-c2 E4 @g7 ^c4 c4=F d4=B ^g3 ^g3 c7-b7 Nf ^b1 Nd spare=A ^c5 ^a3 a2-a3 Nf g7-f7 f7-f6 f1-e1 a1-a2 ^f4 W6 e6=. b7-b6 W4 ^d6 a7-b7 e6-d6 Nb b6=F ^d1 d2=. f6-f7 e1-f1 Sf @a1 g5-g6 g6-f6 Nd d6-e6 ^b1 c2-c1 E2 f7-e7 ^e2 f1-e1 a2-b2 a1-a2 b2-c2 a2-b2 Nb ^c5 e6-e5 e5-d5 E6 e7-e6 ^d6 ^f4 Nf ^d1 c2-d1 W6 ^b4 d5-c5 c5-b5 W2 ^f4 g1-f1 e6-e7 Sb
p 48 0 1078 sliding,sure 15 0*4 15 0*8 1 15 0 15
p 69 1 1317 sliding,sure 4 0*4 1 0*2 4 0*2 4 0*6 4*4 0*2
p 72 1 910 running,sure 1 0*5 1 0 1 0*3
p 77 0 1612 sliding,odds 4 0*8 1 0*6 1 0*4
p 91 0 1642 uncovering,odds 6 0*14 1*2 0*4
p 97 1 1234 uncovering,sure 20 0 4*4 20 7 4*3 0*3 4
p 106 0 1120 sliding,sure 1 0*14 1 0*8
p 110 1 1102 uncovering,sure 1 0*5 1 0 1 0*2 1 0*4
p 122 0 953 running,sure 1 0*8 1 0
p 135 1 1306 sliding,sure 1 0*4 1 0*8 1 0*2 1 0*8
p 138 1 975 running,sure 1 0*11 1 0
p 144 0 1069 uncovering,sure 1 0*2 1 0*9
p 155 0 1127 winning,sure 1 0*12 1 0
m 52 4 {"layout":"A","target":4,"memory":true,"lastMouse":false}
spare=E @a1 @g1 @a7 @g7 Nb spare=x ^b1 b2=F b3=B ^a2 a2=x . E4 spare=. ^f1 f1=. f2=F f3=E ^g2 g2=A g1-f1 @g1 ^b7 b7=. ^b5 b5=. b6=. c6=D W4 ^g5 g6=D Nb ^e5 f5=x e6=G f6=G g7-g6 E2 @g7 ^e5 ^b1 b2=A f1-f2 f2-f3 W4 spare=B f3-f2 Nf spare=F g1-f1 ^b7 @g1 g6-g5 ^f4 g4=A ^e5 f5=D E4 ^e7 Nf g7-g6 @g7 f2-f3 Sf ^f4 . W2 g1-f1 @g1 f1-f2 W4 ^e5 ^f4 . Nf ^e5 g7-f6 ^f4 f3-f4 Sf . Sb ^b7 a7-b7 ^e2 e2=C e4=. @a7 ^b5 ^a5 a6=C ^e5 Nf ^b1 a1-b1 @a1 @g7 g7-g4 Sf b7-c7 ^b5 c7-c6 @g7 E2 ^e5 ^a5 Nf ^a2 a1-a2 ^c1 d1=E E2 b2=. f4-f3 @a1 . Nf ^d6 d6=. d7=. ^d4 d4=. d5=C c6-c5 ^a5 ^e5 g5-f5 Sb b3=B Nf g6-f6 f6-e6 a2-b2 ^a2 a1-a2 ^g5 W6 Nb ^f1 ^g2 ^c2 E4 ^g5 g7-g6 f5-f4 E2 ^d4 e6-e5 e5-d5 @a1 E4 a1-a3 E6 ^g2 c5-c6 ^d6 E6 ^a5 a7-a6 a6-b6 Sd ^c1 ^e2 ^c2 Sd ^a4 a2-a4 ^f1 g1-f1 ^d6 c6-d6 E2 ^e5 g6-f6 @a1 Nd d5-d4 ^d2 d2=G
p 75 0 1191 sliding,sure 1 0*6 1 0*8 1 0
p 97 1 1327 running,sure 1 0 1 0*17
p 108 0 1099 uncovering,sure 1 0*4 1 0*3
p 142 3 1286 sliding,sure 1 0*3 1 0*14 1 0*2
p 145 3 973 running,sure 1 0*8 1 0*4
p 157 3 1221 sliding,sure 1 0*5 1 0*9 1*2 0*3
p 176 0 1259 winning,sure 1 0*5 1 0*2 1 0*4 1 0*8 1 0*3
p 180 0 935 winning,sure 1 0*6 1 0
m 53 4 {"layout":"B","target":4,"memory":true,"lastMouse":false}
spare=C @a1 @g1 @a7 @g7 E4 spare=E ^a2 a2=x b2=B c2=G ^b1 b1=F a1-b1 @a1 E2 ^a2 c2=x ^e2 e2=F f2=D Sb ^a5 a6=. ^b6 b6=. c6=x . E6 ^e6 e6=A f6=C f7=A g7-f7 @g7 Nd spare=C ^a2 b2=B . ^a2 Nb ^e2 ^e1 f1=. E2 ^b6 b6=. c6=D ^a5 a7-a6 @a7 Sb f7-f6 f6-e6 E4 spare=E . W2 ^a2 ^e2 ^e1 Sf a6-a5 ^a3 a4=. ^b4 b4=A Nf g7-f7 f7-e7 @g7 W2 . E2 ^e2 ^a2 ^b1 Sb a5-a6 ^b6 a6-a5 Nf f6=D e6-f6 ^d6 d6=. d7=. e7-d7 Sf . ^e2 Sf f2=G g1-g2 @g1 ^b6 Sf ^a3 a5-a6 Sb ^b6 d7-d6 ^c5 d5=F E6 . ^a2 Sb spare=G ^b1 a1-a2 Sb @a1 ^b1 . ^g5 g7-g6 d6-d7 Nd W6 @g7 g7-g5 W2 ^b1 ^e1 g1-f1 W4 ^b1 @g1 @g7 Sf ^b6 ^f4 ^a5 E2 ^f4 ^g3 g5-g4 Sb g2-g3 f1-f2 ^e3 f3=E W2 ^e6 g7-f7 g1-g2 Sf d7-d6 d6-e6 e6-f6 Sf ^e3 @g7 ^f4 Sb ^a3 @g1 a2-b2 W2 f7-e7 ^d6 e7-d7 Sf g6-g5 ^f4 f6-f7 ^f4 Sf g7-f6 E2 ^e1 ^b3 b2-c2 d7-e7 g2-f2 e7-e6 W6 g5-g6 ^b6 ^a5 ^f4 E4 @g7 ^f4 ^e3 E4 ^e1 ^e3 ^d1 d3=. ^b1 e6-e7 f2-e2 W2 E4 g6-g5 ^a5 ^f4 Sf ^e3 g4-f3 ^d1 Sf c2-d2 g1-g2 ^b1 E2 ^a2 a1-b1 ^f4 ^a5 g5-f5 ^c4 E6 ^c4 f3-f4 f4-f3 Nb g2-f2 d2-d1 d1-d2
p 52 3 1172 sliding,sure 1 0*12 1 0*3 1*4
p 91 1 1264 uncovering,sure 1 0*13 1 0*2 1
p 111 1 925 running,sure 1 0*4 1 0*2
p 116 3 1205 sliding,sure 1 0*5 1 0*8 1 0 1*2 0
p 125 1 982 uncovering,sure 1 0*4 1 0*5
p 132 3 936 uncovering,sure 1 0*3 1 0 1
p 144 2 1148 sliding,sure 1 0*10 1 0*4 1 0 1 0
p 147 2 914 running,sure 1 0*5 1
p 160 2 1226 sliding,sure 1 0*10 1 0*7 1 0*3
p 168 0 1089 sliding,sure 1 0*9 1 0*3 1*3 0 1*2
p 200 0 1254 sliding,sure 1 0*9 1 0*4 1 0*7
p 223 2 1155 winning,sure 1 0 1 0*3 1 0*9 1 0*3 1 0 1
m 54 2 {"layout":"A","target":5,"memory":true,"lastMouse":false}
spare=C @a1 @g7 Nb spare=. @g1 @a7 ^a5 a6=F E6 ^e7 f7=A g7-f7 @g7 Nb spare=E ^f1 f1=E f2=A f3=D ^b1 b3=C ^a5 a6=B E6 ^e5 f5=D e6=G ^g5 g7-g6 W2 spare=x @g7 ^g2 ^b7 b7=E Nd spare=. f7-e7 ^d6 d6=F d7=. e7-d7 ^g2 Sd ^e7 ^f1 f2=G Nd ^b7 d7-c7 c7-b7 ^f1 ^g2 Sd ^b5 b5=. b6=G c6=F Nb ^e5 g6-f6 f6-e6 ^g2 ^e7 g1-g2 ^a5 a6=B @g1 E2 ^f1 ^d6 ^g5 Nb g7-g6 g6-g5 Sf e6-f6 ^f1 f3=. g1-f1 W2 ^b1 ^a5 ^f4 g4=C W2 f2=D ^e2 e2=x e4=A ^b5 b6=. @g1 ^b1 E2 a1-b1 g5-f5 f6-e5 ^d6 Sb b3=. Nf g2-g3 ^f4 ^c1 d1=B W6 ^b5 g1-g2
p 60 1 1129 uncovering,sure 1 0*3 1 0*3
p 64 0 1330 uncovering,sure 13 0*14 1 0*2 13 0*3 13
p 77 1 1193 uncovering,sure 12 0*3 1 0*3 12 0*2 12 0
p 82 0 1186 uncovering,sure 11 0 1*3 2 11 0*3 11 0
p 110 1 968 running,sure 1 0*7 1 0*4
m 55 2 {"layout":"B","target":5,"memory":true,"lastMouse":false}
spare=A @a7 @a1 @g7 W6 spare=B ^a5 ^e6 e6=. f6=F f7=x W2 spare=G @g1 ^e2 e2=D f2=C g2=C g1-g2 W4 spare=x ^a5 @g1 ^b6 b6=E c6=. b7=D Sb spare=F ^a2 b2=. c2=. a1-a2 @a1 E6 ^a5 a7-a6 @a7 Nb b2=G ^b1 a1-b1 g2-f2 ^b4 b4=B b5=. g1-g2 g2-e2 W6 @g1 g1-g2 b1-b2 E6 ^b6 c6=A ^d1 d1=. d2=B d3=E ^e6 f6=. W6 ^a3 a2-a3 a3-a4 W2 ^b6 ^d1 ^e3 f3=F E4 b2-a2 ^e3 f2-f3 W6 ^b6 ^g5 ^d1 g2-f2 E6 ^a5 a4-a5 E6 ^e6 ^e1 f1=x a7-a6 ^f4 f4=. f5=. W6 f2-g2 ^b4 b4=C ^e6 e2-e3 Sf e3-e2 Nf ^b6 ^b4 a5-b5 ^d1 E2 ^g5 ^e6 W2
p 47 0 1292 running,sure 1 0*21 1
p 62 1 1203 uncovering,sure 10 0 10 1*2 2*3 0 10
p 71 1 1192 uncovering,sure 9 0 1*4 2 9 1 0 9 1
p 107 1 1268 winning,sure 1 0*5 1 0*8 1*2
m 56 3 {"layout":"A","target":5,"memory":true,"lastMouse":false}
spare=E @a1 @a7 @g1 W2 spare=x @g7 ^b1 b1=. b2=D b3=B ^e5 f5=F e6=C f6=F E2 ^b5 b5=B b6=. c6=C ^b7 b7=E ^a5 a6=x E2 ^g2 ^f1 f1=. f3=G . W2 ^e7 f7=D g7-f7 @g7 ^b5 W2 ^b7 ^a5 ^g2 g2=F g1-g2 Sf @g1 Nf ^a2 ^e7 ^g5 g6=x ^a5 E2 ^b7 ^b5 E2 ^g2 ^f1 . W2 ^a2 ^e7 g7-f7 ^b7 E6 ^a5 ^b5 c6=B ^f1 Sb @g7 ^g2 W6 ^b1 b1=D b3=A a1-b1 @a1 ^b7 E6 ^a5 a7-a6 Nb @a7 ^f1 ^g2 W6 b1-b2 b2-b3 ^c2 c2=. c4=. W6 . Sf ^f1 f3=A g1-f1 ^a5 Nf ^a4 a4=. b3-b4 ^a2 E2 @g1 ^g2 . W2 ^g5 g7-g6 f1-f2 E6 ^b5 b4-b5 ^b1 E6 g1-f1 @g7 @g1 ^b7 a7-b7 f2-f3 b7-b6 ^b1 E2 a1-b1 b1-b2 E2 b2=. ^e7 ^g2 ^c1 d1=. Sf ^b7 ^a5 ^f4 g4=C b2-b3 Sb ^c2 c2=G ^a4 ^g2 g1-g2 ^e7 g7-f7 Nb ^a5 ^b7 ^e2 e4=E Nf ^a4 b3-b4 b5-c5 Nd spare=. g2-g3 ^e5 ^f4 Nb
p 107 2 1185 uncovering,sure 1 0*9 1*2
p 110 0 1293 sliding,sure 1 0*7 1 0*7 1 0*3
p 123 0 1253 running,sure 1 0*17 1 0*2
p 142 1 1171 uncovering,sure 1 0*14 1*2 0
p 145 1 1001 running,sure 1 0*17 1
p 151 0 1555 sliding,odds 4 0*7 1 0*10 1 0
p 161 2 1028 uncovering,sure 3 0*4 3*2 1 0
`;
