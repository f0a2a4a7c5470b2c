/** Made by `mura puzzles generate --game mauer-bauer --seed 1`: see docs/puzzles.md. */
export const SHIPPED = `
next 313
m 0 2 {"hastyRoll":false}
otg otw HP HB oB C S2 T oP C ow HP a3-a5 wGY a3w,a5g A4G d6-d8 w?? d6w,d8k C7R,D7P c7-d6 gP? C6B,C7P a1-a3 kBP A2B b4-b6 wRG b4g,b6w A5G,B5R d8-e7 kBY D7B,D8Y a3-b2 gP? A2P,A3B d6-e7 RG D6R,D7G -HP oB+otg oY ot rW -oY -S2 -T . HG T S7 a7-b8 wGP a7w,b8g A7G,A8P e9-f10 gBB e9w,f10g a5-b6 PP e3-f2 wGY e3w,f2w E2G,E3Y a5-a7 BB e5-f4 gGB e5w,f4g E4G,E5B e5-f6 kY? E5P,E6Y c1-c3 kR? c1k,c3w B2G,C2R a7-a9 kGP A8G c5-d6 gG? C5G,C6G a3-b4 GY A3Y,A4G HP+otw -oP oP HB rC -C -T . S3 P c5-d4 wGY C4Y,C5G a1-b0 gGG b10-c9 wRP b10k,c9k B9R e9-f8 gB? E8B,E9R d4-d6 GY C5Y,D5G HG+ot C+HB oG rE -HB . Tg e1-e3 gRY D2R,E2Y b6-b8 GB A7G,B7B = oG+ow -oP otk oR HY -rE . HR a1-b2 P? A1G,A2P oR+rW P oG ow -S7 . S3 b6-c5 BY B5B,B6Y b2-b4 P? A3P,B3R +A2 HY+oG ow+rC Tw otk -Tw -HR . oY S1 d2-d4 gGY C3G,D3Y
p 33 0 1609 wall,sure 1 0*36 8 0*12 10 0*21
p 39 1 1750 cards,sure 1 0*6 4 5 4 7 6 9 1*2 4 3 6 0 3 2 5 3 5 8 2 7 5
p 51 0 1527 wall,sure 4 0 27 0*33 44 0*33
p 55 1 1537 wall,sure 1 0 10 0*32 15 0*33
p 58 0 1506 wall,sure 1 0 10 0*32 15 0*32
p 64 0 1767 wall,sure 2 0 28*2 0 30 0*7 29 0*20 38 0*31
p 70 0 1854 wall,sure 2 0 32*2 34 0 30 0*5 33 0*4 33 0*15 42 0*30
p 86 0 1454 cards,sure 1 0*5 4*2 5 16 12 0 1 12 8 1 13 9 12 20 8
p 111 1 1712 cards,sure 1 0*9 3 1 0*2 19 14 12 3 4 3*2 22 17 15 1*3 20 15 13 0*2 19 14 12 0 19 14 12 19 33 31 14 26 12
p 125 1 1622 cards,sure 1 0*7 1*3 5 8 14 11 0*2 4 7 13 10 0 4 7 13 10 4 11 17 14 7 20 17 13 23 10
p 135 0 1208 houses,sure 1 17*7 18 17
p 148 0 1235 houses,sure 1 9*3 10 9*4 11
p 151 1 1061 cards,sure 1 0*7 4 12*3 4 16*3 12 24*2 12 24 12
p 162 1 1031 cards,sure 1 0*2 4 14 4 18 14 28 0*2 4 14 4 18 14 28 0*2 4 14 4 18 14 28 0*2 2 14 2 16 14 28 0*3 14 0 14*2 28
m 1 3 {"hastyRoll":false}
otg otk P oB HP P otw ow rW N HY oR rC ot rE S3 Tw S1 e7-e9 wPP e7g,e9w e3-f4 wBB e3w,f4g d4-e5 gRG d4k,e5g D4R,D5G d2-e1 kGG d2k,e1w e1-f0 kRB E1B b4-b6 wRG b4w,b6g A5G,B5R d6-d8 wRY d6w,d8k C7Y,D7R c3-d4 wRB C3B,C4R b8-c7 wRR b8k,c7w a5-a7 wP? a5w,a7k A6G d6-e5 RB D5B,D6R e7-f8 g?? E7P,E8B a9-b8 wYP A8Y,A9P a1-b0 wYP a1w,b0k A1P b6-c5 wGY c5k B5Y,B6G b8-b10 kYP A9Y,B9P a7-b6 YY e9-f8 R? E8R,E9B -Tw -otg ow+rW N S2 S1 T rE -rE -S1 . oc oR -T . Tw a1-a3 wP? a3k A2B c1-d0 wRP C1R c9-d10 gBP C9P f0-f2 kRP E1P
p 65 2 1680 wall,sure 1 0*42 29 0*14 28 0*5
p 74 2 1656 wall,sure 1 0*5 33 34 0*2 33 0*7 34 0*21 34 0*14 33 0*5
p 77 2 1320 cards,sure 1 0*6 6*2 8 27 18*2 0 2 21 12*2 2 23 14*2 21 33*2 12 24 12
p 97 1 1506 wall,sure 1 0*4 26 28 0*2 26 0*7 28 0*21 28 0*19
p 100 2 1615 wall,sure 1 0*4 36 37 0*2 33 0*7 37 0*20 37 0*19
p 106 0 1622 cards,sure 1 1*2 7 3 8 21 0*2 6 2 7 20 6 8 13 26 2 9 22 7 27 20
m 2 4 {"hastyRoll":false}
P ot N rC HY ow otk N ot otk rW rE oY Tw HG T Tk S7 HP HG Tg S3 S3 oP a7-a9 kGP a7k,a9g A8G a3-b2 wYP a3k,b2w A2Y,A3P a7-b8 gRP A7P,A8R a1-a3 wPP d2-e3 gGG d2w,e3g f0-f2 kRR f0k,f2k b2-c3 wGB B2B,B3G d6-e5 gRB d6g,e5k D5B,D6R d0-d2 kBY C1Y,D1B e7-f8 wRB e7k,f8w E7B,E8R c7-d6 wRP C6P,C7R d2-d4 gGP C3P,D3G e9-f8 gBP E8B,E9P c7-c9 gBY B8B,C8Y a9-b10 gY? A9G d10-e9 gRG D9R c9-d10 GG b0-b2 gR? A1R,B1G b4-c5 gBB b4k,c5k c3-d4 RY C3R,C4Y f4-f6 wBP f4w,f6k E5P a9-b8 Y? A8Y,A9Y ot+otk S7+T -HP -ot T S2 oG oR oc HB -Tg -oR . HP HR -P -N -rC . Tk HB oY d6-d8 kRY C7Y,D7R d0-e1 gBP D1B f6-f8 RR b6-c7 gYY A8:otk+rE A8:HG+oY A8:oG+oP
p 40 1 1677 wall,sure 1 0 9 0*7 10 0*62
p 43 2 1647 wall,sure 9 0 63 0*7 50 0*61
p 46 3 1636 wall,odds 9 0 38 0*7 68 0*60
p 57 2 1659 wall,sure 4 0 28 0*7 23 0*57
p 60 3 1631 wall,odds 9 0 47 0*7 77 0*56
p 66 1 1777 wall,sure 1 0 28 0*7 28 0*31 30 0*15 28 0*6
p 93 1 1579 cards,sure 1 0*5 1 25 19 13 16 24 42 36 39 18 36 30 33 12 27 15
p 96 0 1386 cards,sure 1 0*6 1 2 1 25 20 8 1*2 25 20 8 0 24 19 7 24 43 31 19 26 7
p 125 1 1373 cards,sure 1 1 4 19 17*2 3 21 19*2 18 34*2 16 32 16
p 128 0 1390 cards,sure 1 0*2 1 2 8 18 23 1 3 9 19 24 2 10 20 25 8 26 31 18 41 23
m 3 2 {"hastyRoll":false}
S7 oB rE otw ot HG C oc HR Tg T oY d8-e9 wRB d8w,e9w D8B,D9R c3-d4 gRP c3g,d4k C3P,C4R b6-b8 wBP b6k,b8w A7P,B7B d4-e3 kRR c7-d6 gPP c7k,d6g a9-b8 gR? A8B,A9R f8-f10 wB? f8g,f10w E9R c3-d2 kR? C2R,C3G c7-c9 kRP B8P,C8R f4-f6 wPP f4w,f6k a1-b0 gGB a1g,b0w A1B b8-b10 gRY A9Y,B9R b2-b4 gYY b2w,b4g d4-e5 kGB D4B,D5G d8-e7 wBP D7B,D8P d2-e1 wB? D1G,D2B a7-a9 gRY A8R c5-c7 gRG B6R,C6G b2-c1 wGB B1G,B2B b4-c3 RR B3P,B4R e7-e9 Y? D8G,E8Y S7+ot T ow oP -oY -HR . rW S1 e7-f8 ?? E7B,E8G d8-d10 gYY c1-d2 B? C1P,C2B oP+rW oB+rE otg P -Tg -S1 -C . S7 S1 oY f2-f4 gY? E3P e5-f4 Y? E4B,E5Y c5-d6 GY C5G,C6Y -P S1 S3 S2 rC -rC -oc -S7 . otk otk oP a5-b4 kRG A4B,A5G
p 39 0 1687 wall,sure 1 0*41 18 0 17 0*25
p 42 1 1692 wall,odds 4 0*40 48 0 57 0*25
p 45 0 1685 wall,sure 1 0*40 23 0 22 0*24
p 49 1 1690 wall,odds 4 0*39 64 0 73 0*24
p 52 0 1785 wall,sure 1 0*11 26 0*26 28 0 27 0*24
p 55 1 1790 wall,odds 4 0*11 56 0*25 72 0 81 0*24
p 79 0 1302 cards,sure 1 0*6 1*2 8 25 15*2 0 7 24 14*2 7 31 21*2 24 38*2 14 28 14
p 96 1 1670 cards,sure 1 0*6 7*2 11 14 23 16 0 4 7 16 9 4 11 20 13 7 23 16*2 25 9
p 116 0 1244 cards,sure 1 0*4 1*2 11 17 0 10 16 10 26 16
p 131 1 1329 cards,sure 1 7 13 19 23 6 18 22 12 28 16 32 7 13 19 23 6 18 22 12 28 16 32 7 13 19 23 6 18 22 12 28 16 32
m 4 3 {"hastyRoll":false}
HY oP C oY rW otg rE T oR oY N oR rC ow S7 Tg oG oc b6-c7 gYP b6k,c7g B6Y,B7P d8-d10 gGY d8g,d10g C9G,D9Y d2-d4 kB? d2k,d4g C3R,D3B c1-c3 gYP c1g,c3w B2P,C2Y c7-d8 RG C7R,C8G d6-d8 gPP f6-f8 kYY f6w,f8k b6-b8 gBY A7B,B7Y a7-b8 gYY b8-c9 wGB B8B,B9G e7-f6 wRB E6B,E7R f0-f2 gRP f0g,f2g E1P b10-c9 wBP B9B c7-d6 PP -oR S7+oG otg+rW S2 otg Tw oP -S2 . T e5-f6 wY? E5Y,E6G b2-b4 w?? b2k,b4w A3P,B3P a9-b8 kBB c1-d2 R? C1B,C2R e3-f2 gRG e3k E2G,E3R e7-f8 RP E7R,E8P -T Tg+rC oP+oP P HG S3 HR . c3-d4 BP C3P,C4B S3+oc oY -P HB oB HP HP -T . P a5-b6 gRR a5w e9-f10 wBB e9k,f10w e5-f4 kP? E4G,E5P a3-a5 wRB A4B a7-b6 GY A6G,A7Y -otg HB+ow C+oB oG rC Tk oB -oR -HG -P -HP -HP . otw C S1 Tw otk d4-e3 BP D3B,D4P a1-a3 wYY c7-c9 B? B8R,C8G = C+otw Tk+Tw HR otw N S3 -rC . ot b2-c1 RR a5-a7 GY A6Y =
p 45 2 1607 wall,sure 1 0*25 10 0*10 12 0*32
p 50 1 1867 wall,odds 9 0*10 167 0*13 176 0*8 167 176 135 158 0*30
p 53 2 1622 wall,sure 1 0*10 15 0*13 15 0*8 12 15 14 13 0*22 15 0*6
p 57 0 1971 wall,odds 9 0*10 203 0*13 203 0*8 206 194 171 189 0*22 239 0*5
p 60 1 2143 wall,odds 9 0*10 185 0*11 203 194 0*8 185 194 153 176 0*22 194 0*5
p 63 2 1567 cards,sure 1 0*7 6 3 10 11 3 6 9 16 17 9 3 13 14 6 10 21 13 11 14 3
p 72 2 1618 wall,sure 1 0*10 19 0*11 15 19 0*8 16 17 16 0*22 19 0*5
p 91 1 1528 cards,sure 1 0*6 2 5*2 9 16 17 3 6*2 10 17 18 3 10 17 18 7 21 22 14 29 15
p 102 2 1306 cards,sure 1 0*5 2 10 11 2 12 13 10 21 11
p 127 1 1772 cards,sure 1 0*10 4 1 3 5 6 14 0*2 4 1 3 5 6 14 4 5 7 9 10 18 1 4 6 7 15 3 8 9 17 5 11 19 6 20 14
p 154 1 1756 cards,sure 1 0*10 7 12 7 9 15 12 19*2 20 19 5*2 7 13 10 17*2 18 17 0 2 8 5 12*2 13 12 2 10 7 14*2 15 14 8 13 20*2 21 20 5 17*2 18 17 12 24 25 24 12 25 24 13 25 12
p 169 0 1401 cards,sure 1 0*3 1*2 11 0 10*2
m 5 4 {"hastyRoll":false}
rC Tw Tk oR oB oY S7 ot rE Tw HY S2 C P oG HP oY HB oG N rW ot S3 N b6-c5 wY? b6g,c5w B5Y,B6G b8-c7 gGB b8w,c7g B7G,B8B c1-d2 gR? c1g,d2g C1R,C2P f8-f10 kRB f8k,f10w E9B b4-c5 wGB B4G,B5B a9-b10 gBY a9k,b10g A9B c7-d8 wRP C7R,C8P b2-b4 wBB b4-b6 Y? A5B,B5Y -oR -S7 -HB S3+rW HB oP HG oc ow oR S1 -Tk -oY . T oB -HY -S2 -Tw . T HG rE -HP -oR -oG -P . P ow otw oc d10-e9 kB? d10w,e9k D9G c1-d0 kRP C1R b2-c1 R? B1R,B2G e5-f6 wP? e5w,f6w E5Y,E6P e5-e7 kR? D6R,E6Y e1-f0 gR? e1g,f0g E1B d2-e1 BY D1Y,D2B c5-d6 wRG C5R,C6G c7-c9 gBY B8Y,C8B a5-a7 gG? a5k,a7g A6B f6-f8 BP E7P c9-d8 P? C8P,C9G -rC T+ot C+ow oG otg S3 HY Tk C -oP -HB -T -Tw -oB . oP otk S2 rC otg b0-b2 wGY b0g A1G,B1Y c3-c5 gGP B4P,C4G a3-b4 w?? A3B,A4G c5-d4 kRP C4R,C5P a7-a9 GP A8P e7-f6 GB E6P,E7G oY+oc C+ot oP+rC -HY HR Tg otk Tg HR -S3 -oB . rW S1 e3-e5 gR? D4P,E4R
p 54 0 1231 houses,sure 1 10 9*8
p 57 2 1622 cards,sure 1 0*6 4 5 4 5 7 4 1*2 2 4 1 0 1 3 0 1 4 1 3*2 0
p 111 0 1670 wall,odds 9 0*33 154 144 0*18 154 0*7
p 114 1 1608 wall,sure 1 0*32 30 27 0*18 34 0*7
p 117 2 1923 wall,sure 1 0*21 32 0*8 32*2 30 0*18 33 0*7
p 121 3 1537 wall,odds 12 0*20 307 0*8 307*2 288 0*18 307 0*7
p 124 0 1744 wall,odds 9 0*20 176 0*8 176 190 180 0*18 190*2 0*5
p 127 0 1774 cards,sure 1 0*6 1 4 3 10 4 11 3 5 12 6 13 2 11 5 12 9 18 12 19 3 13 10
p 130 3 1503 cards,sure 1 0*4 2 4 8 9 21 6 13 25 7 26 19
p 147 1 1903 wall,sure 1 0*20 26 0*8 23 21 0*18 28 27 0*5
p 166 2 1487 cards,sure 1 0*6 1 3 5 21 11 19 2 6 22 12 20 4 24 14 22 20 30 38 10 28 18
p 169 1 1303 cards,sure 1 0*6 1 20 11 1 21 12 20 31 11 22
p 183 3 1786 cards,sure 1 3 6 9 5 6 8 2 3 6 9 7 6 10 4 3 6 9 3 6*2 0
m 6 2 {"hastyRoll":false}
otg Tw oc S2 S1 rC C S3 ow oc ow N a3-a5 gRY a3k,a5g A4R d0-e1 kB? d0k,e1g D1P a7-a9 wRP a7w,a9w A8P b0-c1 kBY b0w,c1k B1B a1-b2 gB? a1w,b2g A1B,A2P d8-d10 gYP d8k,d10g C9P,D9Y e9-f10 gY? e9g,f10g E9B b8-b10 kRR b8k,b10w a9-b10 BY A9B c9-d10 wRP C9R a7-b6 wGY A6G,A7Y c5-c7 gG? c5w,c7g B6G,C6P b2-c3 kRP B2R,B3P f0-f2 wR? f0w,f2k E1P c3-d4 kG? C3R,C4G e3-f2 wBY E2B,E3Y b2-c1 BB b4-c5 kRP B4P,B5R e5-f4 wGB e5g,f4k E4G,E5B c1-c3 Y? B2Y,C2P -N Tw+oc oY T HG -S3 -oY -T -C . T S7 S1 S2 d10-e9 BP D9P c7-d6 gPP d8-e7 kGY D7G,D8Y
p 49 0 1515 wall,sure 1 0*8 30*2 0*25 28 0*31
p 52 1 1659 wall,sure 1 0*7 26 27 0*8 26 0*16 27 0*31
p 56 0 1475 wall,sure 1 0*7 32*2 0*8 32 0*15 30 0*31
p 59 1 1657 wall,sure 1 0*7 28 29 0*7 27 0*15 29 0*31
p 63 0 1472 wall,sure 1 0*7 34*2 0*7 34 0*15 32 0*30
p 66 1 1655 wall,sure 1 0*7 32 33 0*7 31 0*14 33 0*30
p 81 1 1466 cards,sure 1 0*5 4 5 4 26 21 1*2 23 18 0 22 17 22 39 17 34
p 103 0 1431 cards,sure 1 0 6 0 18 10 6*2 24 16 0 18 10 18 28 10
m 7 3 {"hastyRoll":false}
S2 P oB S7 Tw rC ot Tk oB otw rE ow rE S7 otk oR rW oY c5-d4 wGY c5w,d4g C4G,C5Y b4-c3 kR? b4k,c3k B3R,B4Y c9-d8 gBP c9g,d8k C8B,C9P b6-c5 kB? B5B,B6Y b8-c7 wBY b8g,c7w B7B,B8Y a3-b2 wBB a3w,b2g e5-f4 kB? e5k,f4g E4R,E5B a7-b6 wRG A6G,A7R b2-c1 wGY B1Y,B2G b4-b6 YP A5Y,B5P c7-c9 YP B8P,C8Y e1-f2 kY? e1k,f2g E1P,E2Y d6-e5 gGG b8-b10 gR? A9R,B9P b0-b2 gB? A1B,B1R b10-c9 RG B9G -oB oB+ow -oR HB HP ow HR Tg -S7 -Tw -P . oc rC T -S7 -otk -oY -Tg -rE . HY HP oY HG HR a5-b4 gBP A4B,A5P d2-e3 kY? d2k,e3k D2R,D3Y e5-e7 wGB D6G,E6B d8-e9 wRP D8R,D9P c7-d8 BY C7Y,C8B = -rW -HB ow S2 N C oP S3 -HR -S2 -HP -HY -HR -HG -oY . HY P T S1 S3 otw otk -T -S2 -C -oP -HP -oc . otg oP ot C HB Tg d4-e5 R? D4R,D5B a1-b2 wBP A1P,A2B f4-f6 wGP E5G c5-d6 ?? C5R,C6P C+ot ot+rE S1+otk S1 oG otg -HY -S3 -P -T . N oc Tk oG b2-c3 G? B2B,B3G d6-e7 BP D6B,D7P +C5 oG+otg otg+rC Tk+oG oR Tw HG -N . rW d10-e9 gY? d10k D9B e9-f8 kBB E8B,E9R b2-b4 RY A3R,B3Y oc+rW HB+rC HG+S3 otg S3 oP . e7-e9 GP D8G,E8P c1-d0 wY? C1P B3:oP+otw C5:oR+otw
p 53 1 1795 wall,sure 1 0*17 20 0*7 19 0 18 0*39
p 56 2 1954 wall,odds 9 0*17 131 0*3 149 0*3 122 0 122 0*3 131 0*34
p 60 0 2033 wall,odds 9 0*17 131 0*3 149 0*3 135 0 104 0*3 140 0*33
p 65 2 1976 wall,sure 9 0*14 171 0*2 158 0*2 180 0*3 149 0 153 0*3 162 0*32
p 71 0 1287 cards,sure 1 0*6 1 8 1 3 8 13 7*2 9 14 19 0 2 7 12 2 9 14 7 19 12
p 97 1 1790 wall,sure 1 0*12 23 0*2 23 0*5 21 0 19 0*3 26 0*32
p 100 2 1921 wall,odds 9 0*5 135 140 0*4 117 0*2 149 0*5 140 0 149 0*3 140 0*32
p 114 2 1418 cards,sure 1 0*9 1 8 11 0*2 1 8 11 0*2 1 8 11 1 9 12 8 19 11
p 162 0 1831 cards,sure 1 0*7 7 8 11 14 25 17 24 1 5 8 19 11 18 4 11 22 14 21 7 25 17 24 18 28 35 10 27 17 34
p 184 2 1530 cards,sure 1 0*6 3 6 5 8 13*2 15 2 7 12*2 14 5 15*2 17 10 20 22 10 22 12
p 203 2 1527 cards,sure 1 0*6 4 8 13 16*2 18 4 13 16*2 18 9 21*2 23 12 24 26 12 26 14
p 215 1 1124 houses,sure 1 23 24 23*2
p 218 0 1911 cards,sure 1 6*2 8 6 16 0 2 0 10 2*2 12 0 10*2 0*2 6 2 10 0 6 2 10 6 8 16 2 12 10 0 8 4*2 10 8 12*2 18 4 8 14 4 14 10 6*2 8*2 16 0 2*2 10 2 4 12 2 12 10
m 8 4 {"hastyRoll":false}
ot Tk ow ot N otw oG HY rW rE rW HR oB T oY otg otk rC HG S3 Tg N Tk S1 b4-c5 kBY b4k,c5g B4B,B5Y e1-f2 kY? e1g,f2k E1Y,E2Y a7-b8 gP? a7g,b8w A7R,A8P b6-c5 wRY B5Y,B6R a7-b6 RP A6R,A7P d2-e1 wGY D1Y,D2G c5-d6 wRP C5P,C6R c9-d10 w?? c9g,d10w C9B a3-a5 gP? a3k,a5g A4Y c1-c3 kP? c1k,c3g B2B,C2P d8-d10 wGB C9B,D9G f8-f10 gGP f8k,f10g E9G b2-b4 gRY A3R,B3Y e1-e3 gGP D2P,E2G c7-d8 gR? C7Y,C8R c7-c9 R? B8R,C8Y -Tg ot -HY otg+otk oc HR S2 Tg T S3 -HR -HG -S3 . otg HP oG . b2-c3 R? B2R,B3B c3-d2 GP C2P,C3G e5-f6 kGY e5w,f6k E5G,E6Y b2-c1 RB B1B,B2R -S1 -S2 -rE S3+T HB S7 oY S7 Tw HG P -S7 -HP -N . S2 otk rC . b6-b8 P? A7P,B7B oY+ot -rW P+oY -Tk P ow HY C oc otw -HG -HR -Tw -T . oP HP oP oR -HB -otw -rC -otg -S2 -oc -oc . S1 Tw rE oB HB oR C d2-d4 gGG d4k b8-c9 PP d8-e7 kRG D7G,D8R a5-b4 BP A4B,A5P a1-b2 gP? a1k A1P,A2Y d2-e3 RP D2P,D3R -rC C+oG S7+Tk HP+oR oY P T HG S2 -S2 -oP -oG -HY -Tg . otw S1 HY HR Tk a5-a7 R? A6Y +A7 oR+otk HG+ow otw+ow P oc HG oY oc . e7-e9 wGY D8G,E8Y d4-e3 P? D3P,D4R = HR+rW oY+oc HB+S1 N+otw rE ot Tw HB -rE . Tg b6-c7 YP B6Y,B7P +A5 oB+ot T+Tg HB+P HY+rE otk S2 HP HR -Tk -S1 . otg otg c1-d0 wG? C1B b0-c1 kRY B1B a9-b8 wG?
p 42 1 1697 wall,odds 9 0*18 59 0 41 0*51
p 45 2 1681 wall,odds 9 0*18 72 0 95 0*50
p 60 2 1685 wall,sure 1 0*17 17 0 18 0*47
p 73 2 1650 wall,sure 1 0*16 24 0 26 0*14 26 0*4 24 0*10 22 0*13
p 76 3 1660 wall,sure 1 0*16 8 0 8 0*11 5 0 8 0*4 10 0*10 10 0*13
p 79 3 1639 cards,sure 1 0*7 1 0*2 4 0 1*3 5 1 0*2 4 0*2 4 0 4*2 0
p 82 2 1670 cards,sure 1 0*6 4 6 12 20 14 12 2 10 18 12 10 8 24 18 16*2 26 24 10 18 8
p 100 1 1740 wall,sure 1 0*14 22 24 20 24 0*6 20 0*9 22 0*10 22 0*13
p 110 3 1492 cards,sure 1 0*8 2 6 2 6 4 12 2 8 4 8 6 14 6 8 12 10 18 2 8 6 14 6 10 18 4 16 12
p 113 2 1441 cards,sure 1 0*6 3*2 9 10 3 6 12 13 3 12 13 9 19 10
p 132 0 1713 cards,sure 1 0*7 3*3 12 16 9 14 0*2 9 13 6 11 0 9 13 6 11 9 22 15 20 13 19 24 6 17 11
p 135 3 1293 cards,sure 1 0*11 6 4 10*3 0*2 6 4 10*3 0 6 4 10*3 6 10 16*3 4 14*3 10 20*2 10 20 10
p 222 1 1275 houses,sure 1 23*6 24 23*2
p 260 1 1182 houses,sure 1 16*3 17 16 17 16
m 9 2 {"hastyRoll":false}
rC HR oc Tk T oP P HY HB oY Tg P d10-e9 kBB d10k,e9g d2-e1 wRG d2w,e1g D1G,D2R e9-f10 kRY E9Y e1-f0 kGP E1P d0-e1 kGB D1G f0-f2 wY? E1G b0-c1 gB? b0k,c1g B1Y e9-f8 gRP E8R,E9P e5-f6 wRY e5w,f6g E5Y,E6R b6-c7 gY? b6w,c7g B6R,B7Y e3-e5 kYP D4P,E4Y a3-a5 wR? a3w,a5g A4G a5-b4 kYY a9-b8 gRP a9k,b8g A8P,A9R b8-b10 kR? A9R,B9Y a5-b6 RG A5G,A6R b8-c9 kGY B8Y,B9G a9-b10 RG A9R P+oY -HR ot rE HR -oP -rC -Tk -T -HR . HP Tw HY C HG d8-e9 gRR d0-d2 PP HB+HY -oc ow oR oY . d6-d8 kY? d6g C7B,D7Y c9-d8 RB C8B,C9R a7-b8 kBB c3-d4 gRB C3R,C4B b6-b8 YP A7Y,B7P d6-e7 wG? D6G,D7Y a7-b6 YP A6P,A7B Tw+oY ot+ow Tg oG -rE -Tg -HY -HG -HP -C . rW oc oB N C otg e3-f2 YP E2R,E3P a7-a9 B? A8R +A7 oc+rW P+Tg ot S7 -oB -N -oR . S2 oB T b8-c7 GP B7G,B8P = -S7 T+otg S1 HB oR -HB . S2 c7-c9 BP B8B,C8P +B7
p 42 1 1874 wall,odds 9 0*42 50 0*12 50 0*11 59
p 59 0 1783 wall,sure 1 0*4 24 0*33 22 0*12 22 0*10 22
p 65 0 1969 wall,sure 1 0*4 28 0*4 26 0*5 29 0*20 26 0*12 26 0*10 26
p 71 1 1579 cards,sure 1 0*7 1 2 9 0 1 2 9 1 2 3 10 2 11 9
p 87 0 1627 wall,sure 1 0*4 27 0*5 23 0*3 27 0*19 23 0*12 23 0*10 21
p 91 1 1575 cards,sure 1 0*7 1 2 18 0 1 2 18 1 3 19 2 20 18
p 97 0 2098 wall,odds 9 0*4 176 0*5 153 0*3 176 0*27 176 0*2 185 0*10 153
p 101 1 1854 wall,sure 1 0*4 29 0*5 32 0*3 29 0*26 29 0*2 30 0*10 29
p 118 0 1733 cards,sure 1 0*8 4*3 5 8 13 15 22 0*2 1 4 9 11 18 0 1 4 9 11 18 1 5 10 12 19 4 13 15 22 9 20 27 11 29 18
p 142 0 1685 cards,sure 1 0*7 7 10 11 17 21 23 15 3 7 13 17 19 11 4 14 18 20 12 10 24 26 18 14 30 22 16 24 8
p 158 0 1436 cards,sure 1 0*6 4*2 7 8 24 18 0 3 4 20 14 3 7 23 17 4 24 18 20 34 14
p 169 0 1521 cards,sure 1 0*5 7 14 11 17 26 7 11 17 26 4 14 23 10 29 19
m 10 3 {"hastyRoll":false}
N HP Tk rC oP C otk oB S3 S7 Tg HB oc P Tg P Tw Tw b8-b10 wPP b8g,b10w c9-d10 kRP c9k,d10k C9R f8-f10 wB? f8w,f10g E9Y a7-b6 gBP a7w,b6g A6P,A7B c7-d8 kR? c7k,d8k C7P,C8R e9-f8 wYP E8P,E9Y d4-d6 gBY d4g,d6g C5B,D5Y a3-b2 kRB a3g,b2k A2R,A3B a3-a5 gGY A4G a1-a3 gRB A2R b4-c5 gGB b4g,c5k B4B,B5G e1-f2 gP? e1g,f2w E1P,E2B a9-b8 kRB A8B,A9R d0-d2 kRG d0w,d2k C1R,D1G c5-d6 GY C5Y,C6G c1-c3 kRY c1k,c3w B2Y,C2R e1-e3 wY? D2P,E2Y d2-e1 RG D1R,D2G a9-b10 GY A9G -C -S3 P+oc HP otk N ot oc -HP -HP -Tk -otk -oP -rC . rE HY HG oR oY otg -Tg . ow f0-f2 kP? E1R b6-c5 BP B5B,B6P e7-f6 wBP E6B,E7P
p 54 1 1672 wall,sure 1 0 12 0*60 13 0*4
p 58 2 1563 wall,sure 1 0 14 0*59 12 0*4
p 65 1 1731 wall,sure 9 0 167 0*6 162 0*50 180 0*4
p 69 2 1665 wall,sure 1 0 20 0*6 16 0*49 18 0*4
p 76 1 1811 wall,sure 9 0 203 0*6 198 0*19 194 0*27 216 0*4
p 79 2 1808 wall,sure 1 0 22 0*6 18 0*19 24 0*18 22 0*7 20 0*4
p 85 0 1622 cards,sure 1 0*6 4 5*2 6 10 12 1 2 3 7 9 1 3 7 9 2 8 10 6 14 8
p 118 0 1650 cards,sure 1 1*2 2 9 7 19 11 0 1 8 6 18 10 1 9 7 19 11 8 14 26 18 6 24 16 18 28 10
m 11 4 {"hastyRoll":false}
HG P T S3 otw Tk HR otg rW oG Tk oG S2 T HR rW C oR oc S3 S7 otg rE HP e5-f4 wGB e5w,f4w E4B,E5G d4-e5 kP? D4P,D5P e3-f2 kRP e3w,f2k E2P,E3R f0-f2 kYP E1Y d8-d10 kRP d8g,d10k C9R,D9P b4-b6 kGP b4k,b6w A5P,B5G d0-d2 wRB d0w,d2g C1R,D1B e3-f4 GB E3G,E4B e7-f8 wGY e7w,f8k E7Y,E8G d10-e9 gBP D9B a1-b2 wRP a1k,b2w A1R,A2P c7-d8 kB? C7B,C8B b4-c3 wGP B3P,B4G c5-d4 kRY C4Y,C5R e3-e5 PP -C S7+oc -HG otg N S1 otw HB rC Tw -S2 . HP -P -S3 . HY S7 c1-c3 gY? B2B,C2Y d4-d6 kPP d6-d8 ?? C7P,D7R b0-b2 gP? A1B,B1R b6-c5 RG B5G,B6R a3-a5 gRR a3w,a5g e9-f8 RB E8B,E9R b2-c1 RB B1R,B2B f2-f4 RY E3R = S3+rE rC HR+Tw T+rW ow oR C HB . b8-c7 gBY B7B,B8Y e9-f10 gRB E9B c7-c9 wR? B8R,C8G d8-e7 BY D7Y,D8B otg+ow S7+oR oG+rW
p 53 0 1789 wall,sure 1 0*48 8 0*8 7 0*7 9 0*3
p 57 1 1874 wall,odds 9 0*48 104 0*8 95 0*6 72 0*3
p 60 2 1708 wall,sure 36 0*47 504 0*4 360 0*3 359 0*6 288 0*3
p 64 3 1343 wall,sure 1 0*46 16 0*4 10 0*3 16 0*6 16 0*3
p 67 0 1705 wall,sure 1 0*45 12 0*4 17 0*3 11 0*6 13 0*3
p 70 1 1851 wall,sure 9 0*44 144 0*4 131 0*3 135 0*6 117 0*3
p 75 2 1702 cards,sure 1 0*6 4*3 7 9 13 0*2 3 5 9 0 3 5 9 3 8 12 5 14 9
p 78 1 1652 cards,sure 1 0*7 5 6 9 0 5 6 9 5 10 11 14 6 15 9
p 120 3 1464 cards,sure 1 0*7 12*2 11 0 12*2 11 12 24 23 12 23 11
p 123 2 1633 cards,sure 1 0*8 3 2 6 3 10 13 3 5 9 6 13 16 2 8 5 12 15 6 9 16 19 3 13 16 10 23 13
p 141 3 1139 cards,sure 1 0*4 1 13*2 19 12 24 30 12 30 18
p 144 2 1639 cards,sure 1 0*6 4 5 4 7 4 15 1*2 4 1 12 0 3 0 11 3*2 14 0 11*2
m 12 2 {"hastyRoll":false}
S7 P oY oY HG ow oc HB oP T oG ow f4-f6 gGY f4g,f6k E5Y a9-b10 wRP a9w,b10w A9R b6-c5 kGY b6k,c5w B5G,B6Y f8-f10 kB? f8k,f10w E9Y b8-b10 w?? A9B,B9B b0-c1 gP? b0g,c1g B1R a7-b6 wGY A6G,A7Y e1-f0 wBY e1w,f0k E1Y c1-d2 wY? C1Y,C2Y c9-d10 kBB c9w,d10k b4-c5 gG? B4G,B5P f2-f4 kBB b6-b8 GG d4-d6 wBP d4w,d6k C5P,D5B b4-b6 Y? A5Y,B5R P+oY -T rE S3 C -HB -ow -S3 -C . oR rC S1 Tg a7-b8 Y? A7Y,A8R -S1 HG otg HR HY -otg -Tg -oP -oG -HR -oR -oc . S1 HG oB otw HR Tk S3 a3-b2 wBP a3g,b2k A2B,A3P a5-b4 kPP c5-c7 gYP B6P,C6Y d6-e7 gRB D6B,D7R c3-d4 gRP C3R,C4P d10-e9 wGP e9g D9G e9-f10 YP E9Y d6-e5 k?? D5G,D6R c7-d8 gBY C7Y,C8B
p 51 1 1524 wall,sure 1 0*11 23 0*5 27 0*48
p 55 1 1504 wall,sure 1 0*9 23 29 25 0*5 29 0*46
p 59 0 1750 wall,odds 9 0*9 144 167 176 0*5 176 0*45
p 62 0 1458 cards,sure 1 0*5 1*3 9 13 0*2 8 12 0 8 12 8 16 20 12
p 76 1 1635 wall,sure 1 0*9 21 25 21 0*50
p 79 1 1724 cards,sure 1 0*7 6*2 9 7 9 24 13 0 3 1 3 18 7 3 4 6 21 10 1 4 19 8 3 21 10 18 25 7
p 103 1 1708 wall,sure 1 0*8 18 17 0*50
p 108 1 2036 wall,sure 1 0*5 22 24 21*2 0*6 23*2 0*41
p 127 0 1518 cards,sure 1 3*2 13 22 15 0 10 19 12 10 29 22 19 31 12 0*2 10 19 12 0 10 19 12 10 29 22 19 31 12
m 13 3 {"hastyRoll":false}
HP HY ot Tk rC Tg ow HY S7 rE otw S3 HG T P oG Tw otg c5-d4 gRG c5w,d4g C4G,C5R b6-b8 kY? b6k,b8g A7Y,B7P a5-b4 kRP a5w,b4k A4R,A5P c7-d6 gR? c7k,d6g C6R,C7Y e1-e3 wR? e1g,e3w D2B,E2R b2-c1 wPP b2w,c1w c9-d10 gYP c9g,d10k C9P e3-f4 kRG E3R,E4G a1-a3 wBY a1w,a3k A2Y f4-f6 gY? E5B d0-e1 gY? D1R c3-d2 gGY c3g,d2w C2Y,C3G d4-d6 B? C5B,D5G f2-f4 wYP E3Y e1-f0 kYP E1P e7-e9 wB? e7w,e9w D8G,E8B a5-b6 RG A5R,A6G a9-b10 wPP a9k,b10g a7-b6 wP? a7g A6P,A7B c7-c9 RY B8Y,C8R d6-e5 kGY D5Y,D6G c9-d8 kRY C8R,C9Y
p 65 1 1681 wall,sure 1 0*30 22 23 0*32
p 68 2 1889 wall,odds 9 0*30 149*2 0*17 167 0 185 0*11
p 71 0 1924 wall,sure 1 0*30 26 28 0*16 28 0 29 0*8 27 0*2
p 75 1 1923 wall,sure 1 0*30 31 32 0*16 29 0 30 0*7 28 0*2
p 78 2 1793 wall,odds 9 0*16 203 0*12 167*2 0*16 185 0 203 0*7 180 0*2
p 81 0 1971 wall,sure 1 0*15 34 0*12 32 34 0*16 34 0 35 0*7 33 0*2
p 94 0 1314 cards,sure 1 0*4 30 14 0*3 30 14 0*2 30 14 0 30 14 30 44 14
m 14 4 {"hastyRoll":false}
oR HY T S7 HP oc oP P HR S2 rW S3 S1 S3 oc Tg C S1 HB oY HR otk HY otw d8-d10 kGG d8k,d10w d2-e1 kB? d2k,e1w D1B,D2R a7-a9 wYP a7w,a9g A8P b6-c7 wG? b6w,c7k B6G,B7B c9-d8 gRG C8G,C9R b2-c1 wGP b2g,c1w B1G,B2P f0-f2 wBB f0w,f2w e7-f8 gGB e7g,f8k E7G,E8B b6-b8 wBP A7B,B7P a1-b2 gBB a7-b6 R? A6R,A7Y a3-b4 gGY a3k,b4g A3Y,A4G e1-f2 ?? E1B,E2Y d0-d2 gRG C1G,D1R d4-d6 wP? d4k,d6w C5P,D5R e7-f6 kRR c9-d10 BP C9B S7+oc -P oc -HR T N N otg S7 oG -S2 -rW -HR -S3 . Tk rW HG rE -oG -HY -otw -oY -HB . rC HG oB ow oY e3-f2 wRB E2B,E3R e1-e3 YP D2P,E2Y otg -ow -HY -Tk P HP Tg Tw ow S2 rC -HG -oY -HP -S7 -Tg . otg oP rE oG Tw . e3-e5 gR? D4R,E4B d6-d8 BY C7Y,D7B c5-d4 gRR b2-c3 gYP B2P,B3Y e3-f4 gRB E3G,E4R d6-e5 B? D5Y,D6G e5-f6 GG a1-b0 wGY A1Y a9-b8 BY A8Y,A9P oB+oG -ow rC+rW
p 58 2 1498 wall,sure 1 0*22 20 0*13 16 0*30
p 61 3 1787 wall,sure 1 0*8 18 0 18 0*10 18 0*13 20 0*30
p 65 0 1714 wall,odds 9 0*7 158 0 144 0*10 158 0*13 117 0*30
p 68 1 1778 wall,sure 9 0*7 122 0 153 0*10 113 0*13 117 0*14 99 0*14
p 71 2 1689 wall,sure 4 0*7 88 0 81 0*10 88 0*13 72*2 0*12 72 0*14
p 75 3 1686 wall,sure 1 0*7 24 0 24 0*10 24 0*13 26*2 0*11 24 0*14
p 80 0 1512 cards,sure 1 0*9 3 6 12 0*2 3 6 12 0 3 6 12 3 9 15 6 18 12
p 83 3 1419 cards,sure 1 0*6 1 2 1 4 13 17 1*2 4 13 17 0 3 12 16 3 15 19 12 28 16
p 116 2 1572 cards,sure 1 0*5 4 10 4*2 16 6 12 6*2 18 0*2 12 0 12*2
p 119 1 1519 cards,sure 1 0*7 2 0 5 10 13 2 4 2 7 12 15 0 5 10 13 5 15 18 10 23 13
p 164 3 1973 cards,sure 1 0*8 6 15 17 12 22*2 21 16 9 20 15 25*2 24 19 11 17 27*2 26 21 6 22*2 21 16*2 32 31 26 16 31 26 15 25 10
p 167 2 1579 cards,sure 1 0*5 4 5 4*2 6 1*3 3 0*3 2 0 2*2
m 15 2 {"hastyRoll":false}
S3 S1 ow rW HY Tk otk rC oP otw C S7 b2-c1 gRB b2g,c1w B1R,B2B b2-c3 gGY B2Y,B3G e3-f2 gRB e3k,f2g E2R,E3B c5-c7 gR? c5g,c7k B6B,C6R d0-d2 gBY d0g,d2g C1B,D1Y d2-e3 GP D2P,D3G d2-e1 gR? D1R,D2B c7-c9 wGY B8Y,C8G a1-a3 wP? a1g,a3w A2P b6-b8 wRG b6w,b8k A7G,B7R d0-e1 GB D1B -HY C Tg otg oB -otg -S3 -ow . HR otk rE b4-c3 wBY B3B,B4Y d6-d8 wYY d6g,d8w c1-d2 ?? C1R,C2Y e7-f8 kBB e7k,f8w a5-a7 kB? a5k,a7w A6P e9-f10 wRP e9w,f10w E9P b0-b2 wB? b0g A1B,B1Y d4-e3 gGP D3P,D4G d8-e7 GP D7P,D8G a9-b8 kYP A8Y,A9P b6-c7 RY B6R,B7Y a3-b2 YY a1-b2 YP A1R,A2P otw S1+otk rE ot -Tg -rW -Tk . N ot HY b6-c5 G? B5B,B6G ot+ot oP+rC oP oG -S7 -oB -otk -oG . Tw rC Tk Tw a7-b8 BY A7B,A8P a7-b6 GB A6G,A7R N+rE Tk+rC S1 S3 -S3 -Tw -rE -Tw . P Tg T oc a5-b4 BY A4G,A5P b2-b4 GG oP Tg oG otw -oc . N a7-a9 Y? A8G = N+otw -HR S2 oY oc -T -S2 -P . S2 P rW b10-c9 gRB B9P f8-f10 G? E9R d2-d4 GB C3R,D3G
p 40 0 1670 wall,sure 1 0*27 17 0*11 16 0*11 17 0 15 0*15
p 44 1 1875 wall,odds 4 0*26 32 0*11 40 0*11 40 0 49 0*15
p 48 0 1668 wall,sure 1 0*25 20 0*11 19 0*11 20 0 18 0*15
p 51 0 1593 cards,sure 1 0*6 1 7 1*2 9 12 6*3 14 17 0*2 8 11 0 8 11 8 19 11
p 66 0 1910 wall,sure 1 0*16 17 0*7 17 0*22 17 0 18 0*15
p 69 1 1743 wall,odds 9 0*16 144 0*7 144 0*21 158 0 158 0*15
p 72 0 2013 wall,sure 1 0*16 19 0*7 19 18 0 18 0*17 19 0 20 0*15
p 104 1 1541 cards,sure 1 0*7 9 6 14 18 6 9 15 23 27 15 6 20 24 12 14 32 20 18 24 6
p 118 0 1371 cards,sure 1 0*5 1*2 4 19 15 0 3 18 14 3 21 17 18 36 32 14
p 136 0 1158 houses,sure 1 21*3 22 21
p 155 0 1291 cards,sure 1 0*6 6 8 0 6 8 6 14 8
p 166 1 1371 cards,sure 1 0*4 6*2 9 18 0 3 12 3 15 12
p 187 0 1527 cards,sure 1 0 6*2 9 12 6 12 15 18 6 15 18 9 21 12
m 16 3 {"hastyRoll":false}
Tk oB HR oR P Tw oY rC rE HB S2 oR Tg rW oP N rE Tw c3-d2 gP? c3w,d2g C2G,C3P e3-e5 kGY e3g,e5k D4Y,E4G a3-b4 kRP a3k,b4k A3P,A4R b4-c5 kB? B4P,B5B c5-d4 gRY C4R,C5Y f0-f2 kRG f0k,f2k E1G b8-b10 gRG b8k,b10g A9G,B9R a5-b6 wRY a5k,b6w A5R,A6Y d6-e5 gRG D5R,D6G e9-f10 gR? e9g,f10k E9B c7-c9 kGG c7w,c9k b6-b8 GP A7G,B7P f4-f6 wRP f4w,f6w E5P e9-f8 gB? E8G,E9B a5-a7 gYY d0-d2 gYP C1P,D1Y e7-f6 wBP E6B,E7P c1-d2 wRB C1R,C2B b6-c5 YP B5Y,B6P e7-f8 RY E7R,E8Y b6-c7 RP B6P,B7R a9-b8 kYP a9g A8Y,A9P d8-d10 gBP C9P,D9B a1-b2 wPP b2w A1P,A2B
p 73 1 1780 wall,sure 1 0*7 21 20 0*51 20
p 76 2 1879 wall,odds 9 0*7 167 158 0*50 135
p 79 0 1815 wall,odds 4 0*7 47*2 0*14 43 40 0*33 36
p 82 1 1843 wall,sure 1 0*3 22 0 24 0 25 24 0*8 25 0*4 26*2 0*33 24
p 85 2 2202 wall,odds 9 0*3 180 0 185 0 194 185 0*8 185 0*4 185 171 0*29 176 0 162*2
p 92 1 2027 wall,sure 1 0*3 28 0 30 28 31 30*2 0*2 28 0*3 31 0 31 30 32*2 0*2 31 0*26 31 0 30*2
p 99 2 1572 cards,sure 1 0*3 12 17 10 0*2 12 17 10 0 12 17 10 12 29 22 17 27 10
m 17 4 {"hastyRoll":false}
HP HB S7 otg Tg otw otk C HR S2 S7 Tw S3 Tg Tk HG oR otw T HG oc N oB S3 d0-d2 gGY d0g,d2g C1G,D1Y d6-e5 kR? d6k,e5g D5P,D6R c7-c9 gGB c7g,c9g B8G,C8B e5-f6 kGP E5G,E6P f0-f2 gP? f0g,f2w E1Y b4-b6 wGB b4k,b6w A5B,B5G a1-b0 kR? a1k,b0w A1R b8-b10 g?? b8g,b10w A9Y,B9Y e9-f10 wRB e9w,f10k E9R c9-d8 kRR a3-b2 wG? a3w,b2w A2G,A3Y e1-e3 wRB e1k,e3w D2B,E2R a5-b4 kRP A4P,A5R c1-c3 kY? c1k,c3g B2G,C2Y b4-c5 kGP B4P,B5G d2-d4 wR? C3R,D3P a7-b8 kRY a7w A7R,A8Y f2-f4 wY? E3P a9-b8 gBP A8P,A9B :oR+otw :T+oc :otg+otw
p 72 1 1601 wall,sure 1 0*5 16 0*28 18 0*29
p 76 2 1700 wall,odds 9 0*5 185 0*27 203 0*29
p 82 0 1509 wall,sure 1 0*5 32 0*13 32 0*12 30 0*28
p 86 1 1830 wall,sure 18 0*5 360 0*12 359 0*12 396 0*22 360 0*5
p 92 2 1365 cards,sure 1 0*4 9 20 0*3 9 20 0*2 9 20 0 9 20 9 29 20
p 95 1 756 cards,sure 1 0*5 20 0*4 20 0*3 20 0*2 20 0 20*2
m 18 2 {"hastyRoll":false}
Tk S2 HG HB HP rE C ow oY S2 Tk rE d0-e1 kY? d0k,e1g D1P d8-e9 wGP d8w,e9g D8P,D9G b4-c5 gB? b4w,c5g B4B,B5R b8-c9 wGP b8w,c9w B8G,B9P c7-d8 gB? C7B,C8P d6-d8 wGB C7B,D7G d6-e7 kYP D6Y,D7P e7-f8 gBY E7Y,E8B c3-d4 gGG c3g,d4w b6-b8 kGB A7B,B7G f0-f2 g?? f0g,f2w E1R c7-c9 G? B8B,C8G f2-f4 kP? E3B a9-b8 kGY A8G,A9Y a1-b0 gBP a1w,b0g A1P a9-b10 kY? A9Y f6-f8 wGB E7B f4-f6 YY b6-c7 G? B6B,B7G HP+S2 -Tk oc HR otg . a5-a7 gG? a5w,a7g A6P c1-d2 wBY c1k,d2g C1Y,C2B e3-f4 kP? E3B,E4P b10-c9 G? B9P +B7 HB -otg oR ow Tg -Tg -HR -rE . otg oR oB b2-c1 gPP d8-d10 wY? C9Y,D9P
p 37 1 1798 wall,sure 1 0*37 12 0*12 13 0*9 14 0*9
p 40 0 1740 wall,sure 36 0*37 452 0*12 459 0*9 576 0*2 416 0*5
p 43 1 1875 wall,sure 2 0*36 32 0*12 34 0*9 32 0*2 29 0*5
p 46 0 1738 wall,sure 36 0*35 524 0*12 531 0*9 648 0*2 488 0*5
p 50 1 1873 wall,sure 1 0*35 20 0*12 21 0*9 19 0*2 17 0*4
p 53 0 2025 wall,sure 36 0*23 684 0 594 0*8 596 0 594 0*10 603 0*9 720 0*2 560 0*4
p 74 0 1512 cards,sure 1 0*6 1 5 1 8 3 17 4*2 11 6 20 0 7 2 16 7 9 23 2 18 16
p 95 0 1452 cards,sure 1 0*5 1 5 7 15 14 4 10 18 17 6 20 19 14 27 13
p 112 0 1371 cards,sure 1 4 10 6 20 19 6 8 22 21 2 18 17 16 31 15
m 19 3 {"hastyRoll":false}
oc HP C otk T HP S7 HR Tk ot rE otw Tg otw HR rW HY HG b0-c1 kBP b0w,c1k B1B a9-b8 gY? a9w,b8g A8Y,A9R b0-b2 gRP A1P,B1R e9-f10 kY? e9k,f10k E9R d8-e7 gP? d8k,e7g D7Y,D8P e3-f2 kGB e3k,f2g E2B,E3G d8-d10 kRB C9R,D9B a1-b0 gRP A1P c3-d4 wG? c3w,d4k C3P,C4G b10-c9 wBY b10w,c9k B9Y d4-d6 kGB C5B,D5G e1-f2 wGY E1Y,E2G a5-b4 gRY a5g,b4k A4R,A5Y a7-b6 kP? a7g,b6g A6P,A7R d0-d2 kP? d0g,d2g C1P,D1B b6-c7 gR? B6R,B7G c3-c5 gBP B4B,C4P c5-d6 PP -Tg -HP otw S2 S1 Tk Tw oY -HR -HG -HY . rE Tg oc -Tw -HP -otk -T . ot N otk N f4-f6 kP? E5R b2-b4 RB A3B,B3R e1-e3 RG D2R,E2G -S1 -C HR oG Tw P rC S7 -otw -Tg . S1 rW -oc -N . oB S3 a5-b6 GB A5B,A6G c1-d0 RB C1R b4-c3 BY B3Y,B4B e5-e7 wP? D6P,E6P
p 47 2 1644 wall,sure 9 0 81 0*12 68 0*54
p 51 0 1592 wall,sure 1 0 24 0*12 22 0*53
p 61 0 1500 wall,sure 1 0 34 0*11 32 0*35 34 0*15
p 73 0 1496 wall,sure 1 0 38 0*9 36 0*34 38 0*15
p 79 2 1610 wall,sure 1 0 22 0*9 22 0*14 21*2 0*16 22 0*15
p 82 0 1365 cards,sure 1 0*5 4 7 8 26 20 3 6 7 25 19 4 26 20 22 38 16
p 105 0 1707 wall,sure 1 0 38 0*9 38 0*30 40 0*15
p 114 2 1532 cards,sure 1 0*7 6*2 8 26 18 16 18 0 2 20 12 10 12 2 22 14 12 14 20 32 30 32 12 22 24 10 22 12
p 144 0 1809 cards,sure 1 2 3 2 6 9 25 16 15 1*2 5 8 24 15 14 0 4 7 23 14 13 4 11 27 18 17 7 30 21 20 23 37 36 14 27 13 2 3 2 4 9 25 16 15 1*2 3 8 24 15 14 0 2 7 23 14 13 2 9 25 16 15 7 30 21 20 23 37 36 14 27 13
m 20 4 {"hastyRoll":false}
rW S3 otg rC Tg S7 Tg oc otk rE ot HB S2 oG oY rE N HG ot N T otw C HP e9-f10 wRY e9w,f10g E9Y a1-b0 gR? a1w,b0g A1P d4-e3 kY? d4k,e3g D3G,D4Y d8-e7 gRB d8k,e7g D7B,D8R b2-c1 wYP b2k,c1w B1P,B2Y b8-c7 kRG b8k,c7g B7G,B8R b2-c3 gPP d0-d2 kY? d0w,d2k C1Y,D1P d4-d6 gRY C5Y,D5R c9-d8 gR? C8P,C9R e1-e3 gRP D2R,E2P a3-b4 g?? a3w,b4g A3R,A4B d6-d8 BY C7Y,D7B b10-c9 gRP b10k B9P c3-c5 wR? B4B,C4R a9-b8 wGG d2-d4 RY C3Y,D3R a5-a7 gB? a5k,a7w A6R c9-d10 w?? C9G b4-b6 kY? A5Y,B5Y f6-f8 kRP f6k,f8w E7P d2-e1 GB D1B,D2G -HB S2+oY -HP otg oP oR S1 oG HR otk -Tg -ot -oR -oP -otk . Tw C oB rW S3 -T -HR -oG -otw -C . T HB Tw HY Tk e5-f6 gP? E5Y,E6P D2:rE D2:T+ot
p 70 1 1601 wall,sure 1 0*24 31 0*19 33 0*19
p 74 2 1780 wall,odds 9 0*23 140 0*19 131 0*19
p 77 3 1599 wall,sure 1 0*23 29 0*18 31 0*19
p 82 1 1642 wall,sure 1 0*22 38 0*11 34 0 37 40 0*2 40 0*19
p 89 3 1770 wall,sure 1 0*21 39 0*10 37 0 40 41 0*2 41 39 0*18
p 92 0 1969 wall,sure 1 0*20 30 0*10 25 0 27 30 0*2 29 31 0*18
p 99 1 1543 cards,sure 1 0*7 4 20 25 14*2 4 24 29 18*2 20 45 34*2 25 39*2 14 28 14
p 102 0 1622 cards,sure 1 0*8 4 16 9 11 0 4 16 9 11 4 20 13 15 16 25 27 9 20 11
p 133 2 1160 houses,sure 1 18 19 18 19 18*5
p 136 0 1320 cards,sure 1 0*2 4 16 11*2 0 4 16 11*2 4 20 15*2 16 27*2 11 22 11
m 21 2 {"hastyRoll":false}
HB HY C otw ow otg Tg oR otk HG rE ot a1-a3 wRG a1w,a3k A2R a9-b10 gY? a9g,b10k A9R d4-d6 wB? d4w,d6w C5Y,D5B d0-d2 gRG d0g,d2g C1G,D1R e5-f6 gRR e5g,f6k b8-c7 kRB b8w,c7k B7R,B8B e9-f10 kYP e9k,f10k E9P e3-e5 wRP D4R,E4P e1-f0 gY? e1g,f0g E1P b6-c5 wGY b6w,c5g B5Y,B6G b0-b2 kP? b0g,b2k A1Y,B1P a7-b6 kRG A6G,A7R e3-f2 w?? E2B,E3R f2-f4 gY? E3Y b4-c3 kGP b4k,c3g B3P,B4G a3-b4 YP A3Y,A4P e9-f8 gPP f8w f6-f8 RY E7R e7-f8 kBY E7Y,E8B d6-e7 GB D6B,D7G c1-d2 wBB d2-d4 BP C3P,D3B e7-e9 RP D8P,E8R ow otk Tw otk . c3-d2 RG C2R,C3G b8-c9 kGP B8G,B9P
p 63 0 1656 wall,sure 1 0*52 28 0 25 0*5 24 0*2
p 67 1 1781 wall,sure 1 0*51 41 0 40 0*5 37 0*2
p 70 0 1653 wall,sure 1 0*50 32 0 29 0*5 28 0*2
p 73 1 1853 wall,sure 1 0*50 42 0 41 0*4 38 0 38
p 76 0 1771 wall,sure 1 0*50 34 0 31 0*4 30 36
p 79 1 1636 wall,sure 1 0*33 50*2 0*10 50 0*4 45 40 44 41*2 0 41*2
p 90 0 1513 cards,sure 1 0*6 4 5 4 24 20 24 1*2 21 17 21 0 20 16 20*2 36 40 16 36 20
p 101 0 1376 cards,sure 1 4 5 4 6 24 22 1*2 3 21 19 0 2 20 18 2 22 20*2 38 18
m 22 3 {"hastyRoll":false}
P oP S3 HR rE oY HP ot otg S2 Tg oR ow rW oG Tw Tk T b8-b10 kY? b8k,b10g A9Y,B9P b0-c1 kRP b0k,c1w B1R c5-d6 wRY c5g,d6w C5R,C6Y f6-f8 kBY f6k,f8k E7B e3-e5 gBY e3g,e5g D4Y,E4B c1-d0 wRY C1R c9-d8 kGP c9g,d8k C8P,C9G a5-b6 wGB a5w,b6g A5G,A6B b6-c5 GB B5B,B6G b0-b2 gR? A1R,B1R e9-f10 gGG e9g,f10k a7-b8 k?? A7B,A8P a7-a9 kR? A8Y d8-d10 gBY C9Y,D9B a1-b0 kRB A1R c5-c7 kGP B6P,C6G e1-f0 wRY e1w,f0g E1Y a1-b2 BP A1B,A2P Tk -HR -S2 HP S7 otk oB S3 -S3 -P . C oB -oR . Tk a9-b10 GY A9G oB+oP -Tg ow oG S1 HG N -S1 -S3 -Tk -HG -HP -oB . Tg oc ow S1 otw HB d4-e3 wP? D3P,D4P e5-f6 RP E5P,E6R f0-f2 kP? E1G e7-f8 gBP E7B,E8P a3-b2 wRG A2R,A3G d8-e7 YP D7P,D8Y c9-d10 B? C9G Tg+ot HP+rW -otk HY C HY S2 -rE -oG -HY -S2 . rC rE oP N a3-b4 kRG A3G,A4R
p 64 1 1704 wall,sure 1 0*9 30 33 0*2 31 0*50
p 67 2 1856 wall,sure 9 0*9 153 162 0*2 149 0*18 144 0*30
p 70 0 1739 wall,odds 9 0 149 0*6 99 131 0*2 149 0*18 117 0*30
p 73 1 1933 wall,sure 1 0 36 0*6 35 38 0*2 36 0*5 34 0*9 36 0 34 0*30
p 80 2 1439 cards,sure 1 0*6 3 7 3 8 18 8 4*2 9 19 9 0 5 15 5*2 20 10 15 20 5
p 96 0 1992 wall,sure 1 0*7 18 20 0*2 27 0*5 26 0*9 26 0 23 0*29
p 99 0 1765 cards,sure 1 0*7 4*2 10 8*2 14 12 0 6 4*2 10 8 6 10*2 16 14 4 8 14 12 4 14 12 10 18 8
p 119 1 1817 wall,sure 1 0*9 33 0*5 31 0*9 31 0 27 0*29
p 140 1 1840 cards,sure 1 0*9 6 4 12 19 12 18 16 6 10 18 25 18 24 22 4 16 23 16 22 20 12 31 24 30 28 19 31 37 35 12 30 28 18 34 16
p 159 2 1584 cards,sure 1 4 7*2 4 11 3 6 3 10 3*2 10 0 7*2 4 7 8 4 11 3 7 3 10 4*2 11 0 7*2 4 7*2 4 11 3 6 3 10 3*2 10 0 7*2
m 23 4 {"hastyRoll":false}
oc S7 rC ow T otk Tw otg oY HP oP oB oc HG HY P oP ot oB rW rC rW rE Tg d0-e1 gB? d0g,e1k D1R a7-a9 wBY a7k,a9w A8B e7-e9 wRY e7w,e9w D8Y,E8R c1-c3 kP? c1w,c3k B2R,C2P f0-f2 kRB f0k,f2w E1B a7-b6 wG? A6B,A7G b8-c9 gBP b8w,c9g B8P,B9B c1-d0 P? C1P d6-e5 wYP d6k,e5w D5P,D6Y a3-a5 wY? a3w,a5w A4Y f8-f10 kR? f8k,f10g E9R a3-b4 wGG b4k d4-e5 kYP D4Y,D5P e1-f0 GY E1Y a9-b10 wRB b10k A9B f6-f8 k?? E7P c3-c5 kRG B4R,C4G e7-f8 YP E7P,E8Y c7-c9 wRR c7-d8 kGY C7G,C8Y e9-f10 BY E9B oc+otk oP+oY -HG oB+rE oY ow HB HR HB -P -HR -HY -HB -oP -oc . oG HP S2 Tg S2 ot b8-b10 BP A9P,B9B c9-d10 kG? C9B a5-b6 G? A5G,A6Y c5-c7 B? B6P,C6B e5-f6 GP E5P,E6G e1-f2 P? E1G,E2P ot+ot HB+rC oY+ow Tw+ow S1 C S1 rE . d2-d4 kB? C3P,D3B b6-c7 R? B6G,B7R -S1 oB HP+oG
p 75 2 1431 wall,sure 1 0*5 34 0*35 34 0*7 30 0*13
p 82 0 1709 wall,sure 1 0*5 36 0*34 34 0*7 30 0*12
p 88 2 1574 wall,sure 1 0*5 39 0*33 39 0*7 35 0*6 39 34 37 0*2
p 93 0 1769 wall,sure 1 0*5 36 0*16 38 0*8 38 0*5 36 0*7 34 0*6 36 35 36 0*2
p 96 0 1644 cards,sure 1 0*7 4 14 18 17 9 4 18 22 21 13 14 32 31 23 18 35 27 17 26 9
p 99 3 1649 cards,sure 1 0*5 2 7 11 14 9 5 14 17 12 9 21 16 12 19 7 14
p 118 1 1963 wall,sure 9 0*5 225 0*16 189 0*8 185 0*5 225 0*7 225 0*6 234 0*2
p 121 2 1967 wall,sure 1 0*5 38 0 36 38 0*2 38 0*6 34 0 30 38 0*8 38 0*5 38 0*7 38 0*6 42 0*2
p 136 2 1088 cards,sure 1 0*8 7 20 0*3 7 20 0 7 20 7 27 20 40
p 139 1 1429 cards,sure 1 0*6 2 7 12 20 2 9 14 22 7 19 27 12 32 20
p 151 0 1273 cards,sure 1 0*6 7 16 0 7 16 7 23 16
p 154 3 1472 cards,sure 1 0*3 7 11 15 4 12 8 16
m 24 2 {"hastyRoll":false}
P oc N otw oB ow oY HP S1 HY N Tk a3-b4 gRG a3g,b4w A3G,A4R c1-d0 gY? c1k,d0g C1R a7-a9 kGG a7k,a9g a7-b6 gY? A6Y,A7P e5-e7 wYY e5k,e7w c9-d8 wRP c9w,d8k C8P,C9R c5-c7 wG? c5k,c7w B6G,C6P d8-d10 gR? C9B,D9R b2-c1 wRG B1G,B2R b2-b4 BP A3B,B3P b8-c9 kYP B8Y,B9P c5-d4 gGY C4G,C5Y a9-b8 BP A8P,A9B a3-b2 YP A2Y,A3P -oY oc ot Tg C -Tg . HR b4-c3 kRY B3Y,B4R c1-c3 PP +A3 -S1 otw+ow S2 otk HG -Tk -HY -HR -S2 -HP -ot . P rW oR oP rC HG d6-e7 gR? D6P,D7R f4-f6 kY? f4k,f6w E5G e5-f6 GG a1-b0 kYP a1k,b0k A1P a7-b8 RG A7G,A8R HG -oP T otg ow -P . otk e1-f0 gBB e1w,f0g c1-d2 wR? C1R,C2G a3-a5 kGP a5g A4G a5-a7 P? A6Y e7-f6 GY E6Y,E7G otg+rC N+oB oc oY -N -HG . S2 rE b4-b6 R? A5B,B5R = C oc+otk oG Tk -oG -P -T -oY . HR oP S1 HY c9-d10 R? C9R
p 46 0 1592 wall,sure 1 0*4 18 0*29 16 0*32
p 52 0 1589 wall,sure 1 0*4 20 0*27 18 0*32
p 58 1 1414 cards,sure 1 0*6 1*2 2 7 1 7 0 1 6 0 6 1 7 1 7 6*2 12 0 6*2
p 66 0 1782 wall,sure 1 0*7 15 0*8 14 0*13 13 0*32
p 69 1 1880 wall,sure 1 0*7 18 0*4 20 0*2 15 0*4 17 0*8 18 0*32
p 72 1 1368 cards,sure 1 0*7 4 5*3 4 8 17 1 2*2 1 5 14 1 2 1 5 14 1*2 5 14 0 4 13 4 17 13
p 93 1 1885 wall,sure 36 0*7 603 0*6 596 0*12 648 0*10 612 0*20
p 99 1 1996 wall,sure 1 0*7 21 0*6 21 0*12 23 0*10 22 0*8 20 0 21 0*7
p 106 0 1414 cards,sure 1 0*5 4 5 6 4 6 1 3 1 3 2*2 4 0 2*2
p 130 1 1955 cards,sure 1 0*8 1 4 8 15 11 15 14 9 3 10 17 13 17 16 11 7 21 17 21 20 15 14 24 28 27 22 10 20 24 23 18 14 27 22 13 21 8
p 143 0 1546 cards,sure 1 0*4 7 8 12 11 1 6 5*2 9 4
p 159 1 1845 cards,sure 1 0*8 2 6 8 9*2 8 2 8 10 11*2 10 6 14 15*2 14 8 17*2 16 9 18 17 9 17 8
m 25 3 {"hastyRoll":false}
HG oY P T otk rC Tw Tg S2 HY otg otw S3 N oc S7 S1 oP a5-b4 kB? a5g,b4k A4P,A5B b6-c5 kYY b6k,c5w c9-d10 kGY c9k,d10k C9Y d4-e5 kRB d4w,e5k D4R,D5B b6-c7 kB? B6B,B7Y d10-e9 wRP D9R c1-d2 gBB c1g,d2k a5-a7 wRB A6B b8-b10 gGB b8k,b10g A9B,B9G c5-d4 P? C4P,C5P e3-f4 gBP e3k,f4g E3P,E4B d0-e1 wBB d0g,e1w d4-d6 wG? C5P,D5G c5-d6 RP C5P,C6R S2+otw -S7 -HG oY P rC ot otk -oP . ow . c3-c5 gY? B4Y,C4Y a1-a3 kPP a1w,a3k b2-c3 wRP B2P,B3R f0-f2 wBP f0w,f2g E1B e7-f8 wYP e7w,f8g E7Y,E8P a3-b2 RG A2G,A3R b4-c5 RG B4G,B5R a1-b0 w?? A1Y d8-e9 kP? D8P,D9G C5:Tw C5:oc+ow
p 62 1 1791 wall,sure 1 0*29 20 16 0 16 0*8 18 0*22
p 65 1 1313 cards,sure 1 0*9 6 10 6 0*2 6 10 6 0 6 10 6*2 16 12 10 16 6
p 77 2 1555 wall,sure 1 0*29 25 0 23 0*8 25 0*22
p 80 0 1776 wall,sure 1 0*27 36 30 0 30 0*8 33 0*22
p 86 2 1596 wall,sure 1 0*25 29*2 0 28 0*8 29 0*22
p 90 0 1819 wall,sure 1 0*25 42 37 0 37 0*8 40 0*21
p 94 1 2007 wall,odds 9 0*25 185 203 0 203 0*8 212 0*20
p 105 1 1160 houses,sure 1 28*6 29 28 29
p 108 0 1550 cards,sure 1 1 4 9 28 21 17 3 11 30 23 19 8 35 28 24 27 47 43 20 40 36 16
m 26 4 {"hastyRoll":false}
oR oc P oP Tk rC HG oG S3 HY otk rE T ow rW HY C S2 rW otg oP HG S7 oB b0-c1 kYP b0w,c1k B1P a7-b8 kYP a7g,b8k A7P,A8Y e1-f0 wBB e1g,f0w b2-b4 kBP b2g,b4k A3B,B3P a5-b6 kRG a5g,b6k A5R,A6G e7-f8 kY? e7w,f8k E7Y,E8Y a3-b4 gP? A3B,A4P d2-d4 kRY d2w,d4k C3Y,D3R e5-f4 wRY e5w,f4g E4Y,E5R d8-d10 kB? d8g,d10k C9B,D9B e5-f6 wR? E5Y,E6R e3-f2 wGB e3g,f2w E2G,E3B e9-f10 kR? e9w,f10k E9R c9-d10 kY? C9G a5-a7 P? A6R c1-c3 gBP B2P,C2B b4-b6 GB A5B,B5G b10-c9 gGY B9G a5-b4 ?? A4Y,A5B C+ow -oB P -rE oR T oG otg S2 oY -T -S7 -HG -oP -oG . HB S7 Tg S3 HR -HG . rE d0-e1 gB? d0k D1G a1-b2 wYP A1Y,A2P f4-f6 BB -oY -HY otg+rW oP+oc HP oY HB N rC P -HY -HP -S3 -S2 -rE -oY -oG . S1 oc N Tg oB C S1 e7-e9 GB D8B,E8G d4-e5 Y? D4B,D5Y e9-f8 R? E8B,E9R oR+rC oB+oc HB+oR
p 65 3 1544 wall,sure 1 0*4 16 0*58 19 0*2
p 69 0 1589 wall,sure 1 0*4 17 0*57 15 0*2
p 73 1 1588 wall,sure 1 0*4 21 0*56 23 0*2
p 76 2 1582 wall,sure 1 0*4 20 0*31 21 0*23 21 0*2
p 79 3 1644 wall,sure 1 0*4 20 0*2 21 0*9 21 0*17 23 0*23 23 0*2
p 82 0 1843 wall,sure 1 0*4 24 0*2 22 0*9 22 0*16 20 0*23 22 0*2
p 91 2 1477 cards,sure 1 0*6 4*3 7 20 15 0*2 3 16 11 0 3 16 11 3 19 14 16 27 11
p 94 1 1513 cards,sure 1 0*9 5 14 9 0*2 5 14 9 0 5 14 9 5 19 14*2 23 9
p 124 1 1692 cards,sure 1 0*7 1*3 7 8 17 10 0*2 6 7 16 9 0 6 7 16 9 6 13 22 15 7 23 16*2 25 9
p 127 0 1473 cards,sure 1 0*7 6 4 22 16 7 6 10 28 22 13 4 26 20 11 22 38 29 16 23 7
p 158 0 1454 cards,sure 1 0*6 2 5 16 9 2 7 18 11 5 21 14 16 25 9
p 161 3 1639 cards,sure 1 0*6 1*5 10 0*4 9 0*3 9 0*2 9 0 9*2
m 27 2 {"hastyRoll":false}
S1 otg Tw P rE N S3 T rE Tk HP Tw a7-b8 kR? a7w,b8k A7R,A8Y d0-e1 kYP d0g,e1k D1Y e7-f6 wP? e7w,f6k E6G,E7P a9-b10 wR? a9w,b10g A9R d8-e7 gRY D7Y,D8R a1-b2 w?? a1w,b2g A1Y,A2P c7-d8 gRP C7R,C8P b6-c7 gYP B6P,B7Y d6-d8 kP? C7P,D7P c5-c7 wYP B6Y,C6P c7-c9 gBY B8B,C8Y a1-a3 gYY e3-e5 kY? e3k,e5k D4Y,E4G d8-e9 wGY D8Y,D9G b6-b8 RY A7Y,B7R c7-d6 RY C6Y,C7R HP+Tk -Tw otk HB Tk -Tk -P -HB -N . HR oR S7 ot b0-c1 wBY b0w,c1w B1P d2-e3 wP? D2R,D3P a5-b4 gGY a5w,b4g A4P,A5G b2-b4 G? A3G,B3B a9-b8 RY A8R,A9G e9-f8 gRP E8R,E9P e7-e9 GB D8B,E8G S1+otg Tw rC T -otk -S3 -rE -T . oc S7 HY C e5-f4 gY? E4B,E5P d4-e5 gR? D4R,D5R c1-d0 BB a3-a5 Y? A4R S7+ot C HG oB -S7 -HY . oG otw b2-c1 BP B1B,B2P d4-e3 P? D3P,D4G HG+oR oB+oc oY ot -ot -otw . oP S2 c9-d10 gGG f4-f6 BY E5R c9-d8 GG = -T oY+rE oR S3 S1 -S3 -S2 -oG -oR -oP . N HG rW C P c1-c3 wBY B2B,C2G
p 47 0 1594 wall,sure 1 0*21 19 0*10 17 0 17 0*11 19 0*20
p 50 1 1934 wall,sure 1 0*21 16 0*10 15 14 0 15 0*9 14 0*20
p 56 1 1781 wall,sure 1 0*2 16 0*17 16 0*10 15 14 0 15 0*9 14 0*19
p 59 0 2022 wall,sure 1 0*2 27 0*17 27 0*10 25*2 0 24 0*9 27 0*9 28 0*8
p 62 1 1805 wall,sure 1 0*2 20 0*5 18 0*10 20 0 19*2 0*7 19 18 0 19 0*9 18 0*9 20 0*8
p 65 1 1639 cards,sure 1 0*6 1*2 4 3 1 16 0 3 2 0 15 3 5 3 18 2*2 17 0 15*2
p 79 0 2133 wall,sure 1 0*2 29 0*5 27 0*10 30 0 29 27 0*7 31 0 30 0*9 29 0*9 29 0*8
p 102 0 1732 cards,sure 1 0*7 1 7 1 7 22 17 19 6*2 12 27 22 24 0 6 21 16 18 6 27 22 24 21 37 39 16 34 18
p 126 0 1495 cards,sure 1 0*6 1*2 9 19 13 19 0 8 18 12 18 8 26 20 26 18 30 36 12 30 18
p 141 0 1488 cards,sure 1 0*5 1 2 8 11 19 1 8 11 19 7 17 25 10 28 18
p 158 1 1360 cards,sure 1 0*5 3 8 10 3 11 13 8 18 10
p 177 0 1334 cards,sure 1 1*2 12 0 11*2 3 9 14 6 17 11 0 6 11 6 17 11 1 7 12 6 17 11 1 7 12 6 17 11
m 28 3 {"hastyRoll":false}
rE P S7 C Tg rW HP oY Tw N otw S2 HB Tk S2 S7 ow S1 c7-c9 wRG c7g,c9w B8R,C8G e3-f4 kRP e3w,f4k E3R,E4P d8-d10 gGY d8w,d10g C9G,D9Y b0-b2 kRB b0k,b2k A1R,B1B d4-d6 wP? d4g,d6w C5Y,D5P d0-d2 kBB d0w,d2k d8-e9 wB? D8Y,D9B e7-f6 kR? e7k,f6k E6R,E7B e9-f8 wP? E8P,E9B b6-b8 wBB b6w,b8w a1-a3 gP? a1g,a3g A2B a5-a7 kRY a5k,a7g A6R b8-c7 ?? B7G,B8P d2-e1 kBP D1P,D2B e3-e5 wBY D4B,E4Y c9-d8 GG a9-b8 wGY a9g A8G,A9Y a7-b6 GY A6Y,A7G f2-f4 kGY E3Y b4-c5 wP? b4k,c5g B4P,B5G d6-d8 RG C7R,D7G e1-f0 gRG E1G c3-c5 kB? B4P,C4B :oY+otw :S2
p 71 0 1921 wall,sure 1 0*21 19 0 20 0*13 19*2 0*13 21 0*9
p 80 0 1907 wall,sure 1 0*6 26 23 25 0*10 24 0 25 0*10 25 24*3 0*13 26 0*9
p 87 2 1357 wall,sure 1 0*6 24*3 0*9 24 0 24 21 0*9 24*4 0*11 24 0 24 0*8
p 90 0 2115 wall,sure 1 0*6 29 26 28 0*9 27 0 28 31 0*8 26 28 27*3 0*10 28 0 29 0*8
p 95 1 1159 houses,sure 1 27*3 28 27*3 28
p 98 0 1353 cards,sure 1 0*4 20 10 0*3 20 10 0*2 20 10 0 20 10 20 30 10
m 29 4 {"hastyRoll":false}
T ow Tk Tg rE HG rW otw rC oG S1 HP oP P T otg oY S2 HY oB HR N S1 Tk a9-b8 gGB a9g,b8k A8B,A9G d0-d2 kR? d0k,d2k C1R,D1R c7-d6 kB? c7k,d6g C6Y,C7B f6-f8 kBP f6g,f8k E7B b8-c9 gGG a5-b6 kB? a5k,b6g A5Y,A6B d4-e3 wP? d4w,e3k D3P,D4B d0-e1 kGG c7-c9 Y? B8G,C8Y e7-f6 gYY a3-b4 wR? a3w,b4w A3Y,A4R e3-f2 gGP E2P,E3G a9-b10 kB? A9B d2-d4 YP C3Y,D3P a5-a7 kY? A6G e1-f2 BB -Tk -HG rC+rW -oP otk HB otg S7 N S3 ow -N -HY -HB -otk -HR -oB . HR Tg P HY oR rW -S7 -Tg -T . HB rC oc -oY -S2 -P -S3 -T . oc otw ot oP Tw d8-e9 kGY d8g,e9g D8Y,D9G b8-c7 G? B7G,B8R -oG -ot HY+rW -oc C Tw S3 oY ot HG C -S3 -ow . oG S2 -C -Tk -HG -HB . oB otk S7 HP c1-d0 wRP C1R b4-c5 wGB B4B,B5G a1-b0 gRY a1w,b0g A1Y d10-e9 gGP D9G e7-f8 GB E7B,E8G oG+oc S1+ot otk N rE oR Tk rW -oB . S3 e3-e5 wRB D4B,E4R d4-e5 RR +D1
p 57 2 1815 wall,odds 9 0*25 140 0*14 158 0*19 113 0*6
p 64 0 1793 wall,sure 1 0*24 18 0*14 19 0*18 18 0*6
p 70 2 1759 wall,odds 9 0*12 153 0*9 176*2 0*13 194*2 0*8 194 0 176 0*6 149 0*6
p 73 3 1907 wall,odds 9 0*7 104 0*3 81 0*9 104 113 0*13 113*2 0*8 131 0 131 0*6 104 0*6
p 76 0 1670 cards,sure 1 0*6 1 7 3 9 11*2 6 8 14 16*2 2 10 12*2 8 18*2 10 20 10
p 117 0 1854 wall,sure 1 0*7 21 0*3 15 0*9 19*2 0*28 17 0*6
p 121 1 2002 wall,odds 9 0*7 113 0*3 81 0*9 113 104 0*27 122 0*6
p 124 1 1495 cards,sure 1 0*6 2 6*2 4 2 8*2 6*2 12 10 6 10 4
p 127 0 1780 cards,sure 1 0*8 4 6 14 9 7 11 4 10 18 13 11 15 6 20 15 13 17 14 23 21 25 9 16 20 7 18 11
p 165 2 1585 cards,sure 1 0*10 9 0 8 14 12*2 0 9 0 8 14 12*2 9*2 17 23 21*2 0 8 14 12*2 8 22 20*2 14 26*2 12 24 12
p 168 1 1593 cards,sure 1 0*6 4*2 7 10 4 16 0 3 6 0 12 3 9 3 15 6*2 18 0 12*2
p 182 0 1720 cards,sure 1 0*8 4*3 12 16 15 14 15 0*2 8 12 11 10 11 0 8 12 11 10 11 8 20 19 18 19 12 23 22 23 11 21 22 10 21 11
m 30 2 {"hastyRoll":false}
rC oR HY Tk S1 C HR Tw rW HB S7 T a9-b10 kP? a9k,b10w A9G b2-c3 gY? b2g,c3g B2P,B3Y b8-b10 gRR d2-e1 wGP d2w,e1g D1P,D2G a7-b8 kYY d2-e3 kB? D2B,D3B b8-c9 kGB B8B,B9G a1-b0 wRB a1k,b0w A1B a1-a3 gB? A2Y a3-b2 GY A2Y,A3G b6-c7 gBY b6w,c7g B6Y,B7B e1-e3 RG D2G,E2R -Tw S1 oG HY ot -HB -T -HR -S7 -HY -oG . N rC S2 S7 oB rE d8-e7 kGB d8k,e7g D7B,D8G d0-d2 wP? C1R,D1P d6-e5 wRG d6g,e5w D5G,D6R d6-d8 RB C7R,D7B a5-b6 w?? A5G,A6Y d4-e3 gYP D3P,D4Y a3-b4 gGY A3G,A4Y e7-f6 kGY E6Y,E7G e1-f2 gGY f2k E1G,E2Y b0-b2 BY A1Y,B1B -oB -C HG otg oP rW -HG -S7 . S1 ow b10-c9 GG -rC ow+rC otk HP otk -HY -HP -ot . C P Tg e9-f8 w?? e9k,f8w E8P,E9R f8-f10 gG? f10k E9R b6-b8 RY A7Y,B7R d6-e7 GB D6G,D7B P+oP rE S3 Tw -S3 -C -Tk -Tg -otk . S2 oP HR otw oR c1-d0 kGG a7-a9 GG =
p 28 1 1677 wall,sure 1 0*9 8 0 7 0*60
p 34 1 1864 wall,sure 1 0*9 10 0 9 0*2 9 0*36 8 0*18
p 41 1 1862 wall,sure 1 0*7 12 0 11 0*2 11 0*36 10 0*18
p 48 1 1975 wall,sure 1 12 0*5 14 0 13 12 0 13 0*35 12 0*18
p 51 1 1639 cards,sure 1 0*6 1*3 4 3 10 0*2 3 2 9 0 3 2 9 3 5 12 2 11 9
p 69 0 1996 wall,odds 4 52 0*5 57 0 52 48 0 52 0*53
p 73 1 1735 wall,sure 1 18 0*5 16 0 18 17 0 17 0*52
p 102 1 1607 cards,sure 1 0*7 2 9 2 8 10 15*2 7*2 13 15 20*2 0 6 8 13*2 6 14 19*2 8 21*2 13 26 13
p 115 0 1607 cards,sure 1 0*8 2 4 5 15 8 13 2 6 7 17 10 15 4 9 19 12 17 5 20 13 18 15 23 28 8 21 13
p 141 0 1705 cards,sure 1 0*9 1 4 2 5 8 12 13 1 5 3 6 9 13 14 4 6 9 12 16 17 2 7 10 14 15 5 13 17 18 8 20 21 12 25 13
p 161 0 1588 cards,sure 1 0*6 1 8 6 8 13 15 7 12 14 19 21 5 12 17 19 7 14 19 21 12 26 14
m 31 3 {"hastyRoll":false}
Tg oG oB C oR rW otg HR otk oY oG S2 oY S1 oP ot rW HY d2-e1 kP? d2k,e1w D1P,D2G b8-c7 wRG b8w,c7w B7G,B8R a1-a3 wRP a1g,a3w A2P d0-d2 gGY C1Y,D1G c5-c7 kP? B6P,C6P c1-c3 gPP c1g,c3g b4-c3 wGP B3G,B4P e5-e7 kBB e5k,e7k f0-f2 gRY f0w,f2g E1R a1-b2 kGP A1P,A2G e1-f2 GP E1G,E2P c3-d4 gY? C3G,C4Y d0-e1 BP D1B -oG otg -HY N rC T Tk oP -Tg -oR -oB -C -rC . ow T S1 HB rE -S1 -oP . S7 HY b2-c3 GB B2B,B3G a1-b0 kRB A1B d6-d8 kRP d6k,d8k C7R,D7P c7-c9 kPP c1-d2 G? C1B,C2G b0-c1 YP B1Y -T T+oG -rW P S7 Tk Tw Tg -HB -S1 -S7 -rW -N -P . HP S3 ow oB HG S3 -ot -Tk -S7 -HY -oY -Tw -oP . ot oR HR HP oc N HG d6-e5 YY d8-d10 gR? C9R,D9Y b8-b10 wRP A9R,B9P e3-e5 gRB D4B,E4R d8-e9 gGB D8G,D9B a3-b4 BY A3Y,A4B +A1 HG+ow oY+otk -N otw otw otg rE -HR . Tw e9-f8 gRB E8R,E9B e1-f0 RB E1R otg ow+rE -S2 otk oc S2 C -Tg -otk . P rC f6-f8 wBB a9-b10 gRB a9w A9R e5-f6 RY E5Y,E6R -P HP+oB otw HB T oY HR -Tw . P c3-d2 RG C2R,C3G =
p 55 2 1776 wall,sure 1 0*2 25 0*34 24 0*13 24 0*14
p 58 0 1824 wall,odds 9 0*2 176 0*33 162 0*13 162 0*14
p 61 0 1593 cards,sure 1 0*6 4 6*2 10 6 16 2 4 8 4 14 2 8 4 14 6 8 18 2 14 12
p 85 1 1626 wall,sure 9 0*2 104 0*46 117 0*14
p 88 2 1354 wall,sure 1 0*2 24 19 0*11 24*2 0*31 24 0*14
p 91 0 1628 wall,sure 1 0 24 19 0*8 24 19 0 24*2 0*31 23 0*14
p 97 2 2076 wall,sure 1 0 29 24 0*8 29 24 0 29*2 0*6 30 0*22 29 0*14
p 103 0 1607 cards,sure 1 0*7 3 5 3 8 14 9 16 2*2 7 13 8 15 0 5 11 6 13 5 16 11 18 11 17 24 6 19 13
p 157 0 1628 cards,sure 1 0*6 4 8 4 10 18 16 4*2 10 18 16 0*2 6 14 12 6 20 18 14 28 26 12
p 173 2 1739 cards,sure 1 0*9 1*2 3 5 7 9 15 11 15 0 2 4 6 8 14 10 14 2 6 8 10 16 12 16 4 10 12 18 14 18 6 14 20 16 20 8 22 18 22 14 24 28 10 24 14
p 194 2 1750 cards,sure 1 0*9 1 2 3*2 7 9 10*2 13 1 3*2 7 9 10*2 13 2 4 8 10 11*2 14 2 8 10 11*2 14 6 14 15*2 18 8 17*2 20 9 18 21 9 21 12
p 208 0 1314 cards,sure 1 0*6 5 8*2 5 13*2 8 16 8
m 32 4 {"hastyRoll":false}
C rE otw S3 rC otw HB rW Tw Tg S7 HG HR Tk N otk T Tg S1 S2 ow oR HP oG d6-e5 gB? d6g,e5g D5B,D6P d2-d4 kGB d2g,d4k C3B,D3G a1-a3 gRY a1w,a3g A2R a7-a9 kRP a7w,a9k A8P a9-b10 gRB A9R a1-b2 kBP A1B,A2P d6-e7 wRR e3-e5 kRB D4R,E4B b10-c9 wB? B9P b2-b4 kY? A3R,B3Y e9-f10 kRY e9k,f10w E9Y c3-d4 gGB C3B,C4G d10-e9 gRG D9G d2-e3 GP D2P,D3G d4-d6 BY C5Y,D5B -Tk -oG C+rE -HB HY otk HG rE otg oP oB -N -Tg -T -otk -HR -HY . rC HP P T oB Tw -HP -oR -S2 -rE -HG . ow S3 N rW ot -HG -S7 -Tw -Tg -oB . oY S7 HR ot oc d0-d2 gY? C1P,D1Y c1-c3 wYP B2Y,C2P e1-e3 gGP D2G,E2P f0-f2 kP? f0k,f2g E1Y e3-f4 kBP E3P,E4B b0-b2 kYP A1Y,B1P b8-c9 gY? b8k B8Y,B9B a7-b8 PP Tw+otk ow+ow otw+rC oc+ot P oR oP Tk -oB -rC -T -HP -P -P . HB oY otg S1 oc C f2-f4 RR e1-f2 RB E1R,E2B -otg -oP oY+oc
p 51 0 1674 wall,sure 1 0*2 9 0*53 8 0*12
p 54 1 1559 wall,sure 1 0*2 6 0*52 9 0*12
p 57 2 1669 wall,sure 1 0*2 11 10 0*50 14 0*12
p 64 0 1698 wall,sure 1 0*2 16*2 0*23 20 0*25 16 0*11
p 67 1 1871 wall,sure 1 0*2 9 7 0*23 11 0*24 12 0*11
p 70 2 1942 wall,sure 1 0*2 13 12 0*23 14 0*11 14 12*2 0*9 16 0*11
p 73 2 1727 cards,sure 1 0*6 1 2 6 7 5 9 1 6 7 5 9 5 11 9 13 6 10 14 4 12 8
p 76 1 1575 cards,sure 1 0*6 3 6 3 9 3 11 3*2 9 3 11 0 6 0 8 6*2 14 0 8*2
p 144 2 1812 cards,sure 1 0*7 4 5 9 8 9 16 10 1 6 5 6 13 7 5 9 10 17 11 4 9 16 10 5 17 11 12 18 6
p 147 1 1713 cards,sure 1 0*7 1*2 10 9 19 17 19 0 9 8 18 16 18 9 17 27 25 27 8 26 24 26 18 34 36 16 34 18
p 170 0 1436 cards,sure 1 0*5 7 8*2 7 15*2 8 16 8
p 173 3 1462 cards,sure 1 0*6 3*3 8 16 20 0*2 5 13 17 0 5 13 17 5 18 22 13 30 17
m 33 2 {"hastyRoll":false}
ot T S3 P rC Tw oB S1 N oY HG oc c5-d4 gR? c5g,d4k C4R,C5P a5-a7 kGP a5w,a7k A6P f4-f6 kR? f4w,f6k E5R a3-b2 kPP a3k,b2w b4-b6 wRY b4w,b6g A5Y,B5R c3-d4 kB? C3B,C4Y d6-e5 kGB d6w,e5k D5G,D6B e7-f6 gGY E6Y,E7G d0-e1 kR? d0k,e1k D1G a1-b0 gP? a1g,b0k A1B e3-e5 wGP D4G,E4P c9-d8 gR? c9g,d8k C8R,C9Y a9-b8 gBB a9g,b8g f0-f2 gYY f0w,f2g c5-c7 wR? B6G,C6R b6-b8 RB A7B,B7R c1-d2 wRG c1g,d2w C1R,C2G e3-f4 BB e7-f8 kGY f8g E7G,E8Y b6-c5 GY B5G,B6Y b8-b10 wBB :ot+rC
p 72 1 1826 wall,odds 36 0*25 812 0*7 956 0*21 956 889 0*2 884
p 81 0 1492 wall,sure 1 0*9 47 0*2 47 0*3 37 42 41 47 40 0*3 42 0*5 47 0 47 0*7 35 47 0 47 0*4 38 42 40 47*3 0 43 47
p 84 1 1525 cards,sure 1 0*3 10 7 18 0*2 10 7 18 0 10 7 18 10 17 28 7 25 18
m 34 3 {"hastyRoll":false}
otg HR oY T ow HR oc C ot oR Tw HY HY P S1 Tg oP S2 b0-c1 wP? b0w,c1g B1G a9-b10 wGP a9w,b10k A9P b4-c3 kRY b4w,c3k B3R,B4Y e7-f6 kRB e7k,f6k E6R,E7B e1-f2 gP? e1k,f2g E1P,E2B c1-d0 kR? C1R f2-f4 wRB E3B c9-d10 wBY c9w,d10k C9B a5-a7 gG? a5g,a7g A6G e9-f10 wRY e9k,f10w E9R c5-d6 gRP c5k,d6g C5P,C6R e1-f0 wBY E1B a7-b6 wBY A6B,A7Y d6-d8 kB? C7Y,D7B a9-b8 gBB b0-b2 kPP b2g c5-d4 wRP C4P,C5R e3-f2 gBY E2Y,E3B e5-f4 gBY E4Y,E5B e3-f4 RY E3R,E4Y -C -oP HR+HR otw oc HB oB S7 -Tw -oR . N HB -Tg -oB -S2 -HY -S1 -P . rW S2 oY Tk ot oB d4-e3 ?? D3P,D4Y c1-d2 kRB d2g C1R,C2B e3-e5 RB D4R,E4B = HY+ot oY+ot oY rE rC oR -S7 -T . otw Tk d4-d6 BP C5B,D5P rW Tk+oR oc+otw HG otk S1 -otw -ow . Tw N a5-b6 YY otk -HB HB+S2 S3 oP oG S7 -otg -N -Tw -S3 . Tg HG T rW e7-f8 gP? E7P,E8R
p 66 1 1508 wall,sure 1 0*7 41 0*52 37 0*3
p 69 2 1587 wall,sure 1 0*7 10 0*51 8 0*3
p 74 1 1701 wall,sure 1 0*7 44 0*4 40 0*6 40 0*37 40 0*3
p 77 2 2022 wall,odds 9 0*7 113 0*4 104 0*6 104 0*18 104 0*17 99 0*3
p 80 0 1604 wall,sure 1 0*7 28 0*4 28 0*6 30 0*18 30 0*7 28 0 28 0*6 30 0*3
p 83 1 1892 wall,sure 1 54 0*6 47 0*4 43 0*6 43 0*18 47 0*7 45 46 47 0*5 43 0*3
p 86 1 1407 cards,sure 1 0*6 4*2 6 10 26 29 0 2 6 22 25 2 8 24 27 6 28 31 22 47 25
p 123 1 1626 cards,sure 1 0*6 1 4 3 23 26 17 3 5 25 28 19 2 24 27 18 22 44 47 38 25 41 16
p 137 2 1447 cards,sure 1 0*6 1*2 3 11*2 13 0 2 10*2 12 2 12*2 14 10 20 22 10 22 12
p 150 0 1338 cards,sure 1 0*4 4 6 12 22 2 10 20 8 26 18
p 169 1 1549 cards,sure 1 4 10 5 12 26 15 6 7 14 28 17 1 9 23 12 8 30 19 22 33 11 4 10 5 12 26 15 6 7 14 28 17 1 9 23 12 8 30 19 22 33 11 4 10 5 12 26 15 6 7 14 28 17 1 9 23 12 8 30 19 22 33 11 4 10 5 12 26 15 6 7 14 28 17 1 9 23 12 8 30 19 22 33 11
m 35 4 {"hastyRoll":false}
S1 S7 otk HY rW rE T oP HG S1 Tk S3 P HP oG T oR otw oG otg oP Tk HB otw b2-b4 kYY b2k,b4k e3-f4 wG? e3w,f4g E3G,E4R d6-e5 wBP d6k,e5w D5B,D6P d6-d8 wRG C7R,D7G a7-b8 wY? a7w,b8k A7B,A8Y d4-e5 kBY D4Y,D5B f8-f10 wG? f8g,f10w E9R e3-e5 B? D4G,E4B c7-c9 kY? c7g,c9k B8B,C8Y b4-c5 gBY B4B,B5Y a1-a3 gBB a1g,a3g e7-f6 kYY e7w,f6k c3-d2 wB? c3g,d2w C2R,C3B c1-c3 gR? B2R,C2P e5-f4 G? E4G,E5Y -oG -otw -HY -S1 ot rW oc otk Tw S3 HG HY -otw -oR -T -P . S2 ow oB S2 -HB -Tk -oG -oc -otk . HP N ow oY Tg -S3 -rE -Tw -S7 -rW . HR rC rE otg oR . e5-e7 YP D6P,E6Y f4-f6 G? E5R = -S1 -Tk -rW otg+ow oY HB Tw ot C oc S7 -otk -rE -HB . C oB N -HY . P -HP . Tg e9-f10 gBB b10-c9 kBY B9Y e1-f2 kGB e1k,f2g E1B,E2G c5-c7 GB B6B,C6G c7-d6 GY C6Y,C7G c1-d2 RG C1R,C2G oB+oc N+Tg -C T+ot HR rC T otg N -oR -HR -T -oY -oB -N . HB HB HY oG ot HP c1-d0 gRB d0w C1B d6-e7 Y? D6Y,D7P =
p 52 0 1717 wall,sure 1 0*47 12 14 0*9 16 0*10
p 56 1 1796 wall,sure 1 0*46 10 9 0*9 9 0*10
p 59 2 1805 wall,odds 36 0*45 423 344 0*9 344 0*10
p 62 3 1714 wall,sure 1 0*44 20 18 0*9 16 0*10
p 65 0 1713 wall,sure 1 0*44 18 20 0*9 22 0*9
p 69 1 1792 wall,sure 1 0*43 10 9 0*9 9 0*9
p 74 2 1231 houses,sure 1 14*4 15 14*4
p 77 0 1447 cards,sure 1 0*7 6 0 14 8*2 6*2 20 14*2 0 14 8*2 14 22*2 8 16 8
p 126 0 1633 cards,sure 1 0*7 1*2 5 15 13 9*2 0 4 14 12 8*2 4 18 16 12*2 14 26 22*2 12 20*2 8 16 8
p 129 3 1633 cards,sure 1 0*8 2*2 3 7 14 11 2 4 5 9 16 13 2 5 9 16 13 3 10 17 14 7 21 18 14 25 11
p 168 2 1734 cards,sure 1 0*7 4*2 8 14 16 22 18 0*2 4 10 12 18 14 4 14 16 22 18 10 22 28 24 12 30 26 18 32 14
p 171 1 1697 cards,sure 1 0*7 1 2 1*2 4 3*2 19 0*2 3 2*2 18 0 3 2*2 18 3 5*2 21 2 4 20 2 20 18
p 198 0 1638 cards,sure 1 0*9 3 1 6 18 14 9 3 4 9 21 17 12 1 7 19 15 10 6 24 20 15 18 32 27 14 28 23 9
m 36 2 {"hastyRoll":false}
Tg S1 otg S3 rW oY rE HB HG oc oG HY e3-f4 gYP e3g,f4w E3Y,E4P c9-d10 gGB c9k,d10g C9G a3-b4 wYP a3w,b4g A3P,A4Y a1-b0 kYP a1k,b0w A1Y a3-b2 gGP A2P,A3G e9-f10 gYP e9k,f10g E9P c5-d6 kGY c5w,d6k C5G,C6Y b8-c9 wR? B8R,B9R a9-b10 gYP a9g,b10g A9P d0-d2 kRR d0w,d2k e7-f6 wB? e7w,f6k E6Y,E7B e7-e9 RP D8R,E8P a1-b2 RY A1R,A2Y c9-d8 gY? C8Y,C9P c3-d2 wGY C2Y,C3G c1-d2 wRG C1G,C2R b2-b4 G? A3R,B3G S1 -oc otg otw Tk -HG -HY -Tk . S1 T HB c7-c9 kGP B8P,C8G a9-b8 YY c1-d0 R? C1G oG+otw Tg+otg Tw otk -T . rW b8-b10 BP A9P,B9B otk+rW rE+rW oB otw -oB -S3 -oY . ot Tw rE -Tw -HB -otw -HB . oB Tk P oP a5-a7 gBY a5w,a7g A6B b0-c1 PP c5-d4 kY? C4P,C5Y b2-c3 RP B2P,B3R = rE -S1 oc T ot -oB . C b6-c7 kG? B6G,B7Y b4-c5 ?? B4G,B5B a1-a3 RB A2R +A3 P+ot ot+otg oP oG -Tk -T -C . S3 HR ow c3-c5 RB B4B,C4R = oc -HR P HP N -oP -HP -oP -S3 . C HP S7 rC b4-b6 G? A5Y,B5G a7-b8 GP A7G,A8P b6-b8 R? A7R,B7R HP+ow Tw+oG oY rC -S7 . otk b6-c5 Y?
p 59 1 1704 wall,sure 1 24 0*8 22 0*2 26 0*51
p 62 0 1863 wall,sure 1 21 0*8 22 0*2 20 0*32 21 0*17
p 71 0 1542 cards,sure 1 0*6 6*2 10 14 18*2 0 4 8 12*2 4 12 16*2 8 20*2 12 24 12
p 91 1 1523 cards,sure 1 0*8 6 3 5 12 14 6 9 11 18 20 3 8 15 17 5 17 19 12 26 14
p 101 0 1677 cards,sure 1 0*6 9 8 12 10 9 17 21 19 8 20 18 12 22 10
p 134 0 1492 cards,sure 1 0*4 6 21 16 19 15 25 28 10 23 13
p 152 1 1673 cards,sure 1 0*6 7 9 11 9 13 23 2 6 4 8 18 4 6 10 20 2 8 18 6 22 16
p 167 0 1463 cards,sure 1 0*3 4 9 12 5 13 8
p 199 0 1191 houses,sure 1 14 15 14*6
m 37 3 {"hastyRoll":false}
S2 oB Tk S2 rE oP HB oY ot Tg N HR otg N C oG S1 S7 c7-c9 wRG c7g,c9w B8R,C8G b4-b6 kBP b4g,b6k A5P,B5B a9-b10 wRG a9k,b10w A9G d8-d10 kB? d8g,d10k C9B,D9R e9-f8 gRB e9g,f8w E8B,E9R a7-b8 gRG a7g,b8g A7R,A8G b6-b8 G? A7R,B7G e1-e3 wGP e1w,e3g D2G,E2P a1-b0 kGB a1g,b0k A1G d10-e9 RR a5-b6 gP? A5P,A6B c1-d2 gBP c1g,d2k C1P,C2B e7-f6 kB? e7k,f6w E6B,E7G d2-e1 P? D1R,D2P c3-c5 gRG c3w,c5k B4R,C4G b8-c7 BP B7B,B8P c5-d6 kRB C5B,C6R d0-d2 gRR d0k c7-d8 BB c1-c3 ?? B2R,C2B b2-c1 wBP B1B,B2P d8-e7 GP D7G,D8P e7-f8 RB E7Y,E8Y N+ot C+otg Tk+oP oY P HY -S2 -HY . ow oP c9-d8 RY C8R,C9Y -P ow+rE HB T Tk HB HP -T -S7 -oG . Tw Tg rC -oY -Tg -HR -HP . otk HY oc HP a1-b2 BP A1Y,A2P a5-a7 GP A6G oY N+rC S2+oP otw ow ot -otw -otk -oc -HP . rW HG Tw S7 e3-f2 kRR e3-e5 gYP D4P,E4Y e5-f6 RP E5R,E6P b2-b4 GG +D8 Tg+Tk HB S7+Tw S1 S3 P . f6-f8 P? E7B +B2 oB+ot rW Tw+ow HR C oR -HY . oR f8-f10 gY? f10k E9P a5-b4 YY = -S1 HR HG+oR S3 otk oB T -P . otg f0-f2 wRB E1B a3-b4 gGB a3k A3B,A4G b8-c9 PP +C8 otk oB otg oG rC rW . f2-f4 gP? f4k E3P e1-f0 GB E1B +B2 T oG+oR -S3 rE oc HG otw -otw -HG . oP Tg e3-f4 PP = S3+oc Tg+oP rE+rW HP HB ot . c9-d10 G?
p 96 1 1639 cards,sure 1 0*6 1 4 2 5 2 22 3 4 7 4 24 1 5 2 22 4 5 25 1 22 21
p 110 2 1454 cards,sure 1 0*5 2*2 8 2 10 0 6 0 8 6*2 14 0 8*2
p 139 1 1361 cards,sure 1 0*7 3 14 12 0 3 14 12 3 17 15 14 26 12
p 165 2 1597 cards,sure 1 0*6 14 8 10 5 14 22 24 19 8 18 13 10 15 5
p 176 0 1321 cards,sure 1 0*4 2 6 2 8 6
p 192 2 1290 cards,sure 1 0*2 6 12 14 8
p 251 0 1155 houses,sure 1 21 20*4
m 38 4 {"hastyRoll":false}
Tg oc T Tg otw Tw T ot rC HB N oc HG HR HB oY Tk S3 rE ow C S2 S7 oR a7-b8 gGY a7g,b8g A7Y,A8G a1-b0 gYP a1g,b0k A1Y b6-b8 kBB e9-f8 wYY e9k,f8w b2-c1 k?? b2k,c1w B1R,B2Y e1-f2 kBY e1w,f2k E1Y,E2B c5-d4 k?? c5w,d4k C4B,C5G d8-e9 kY? D8R,D9Y d8-d10 g?? C9G,D9G a3-a5 gRG a3w,a5g A4G a3-b4 gG? A3B,A4G c9-d8 wGB C8B,C9G e5-f6 wRP e5g,f6w E5R,E6P e3-e5 kB? D4B,E4Y f6-f8 GB E7G c9-d10 G? C9Y -S2 T -N -oY HY HP HP P S7 oP oY -HP -HY -C -oR -rE -S7 . S3 Tw ow P otg otk -P -T -HB -oc -S7 . rE C S1 S2 rW -HR -S3 -Tk -HG -HB -oY . ot HR otg oB rW oG d0-e1 kB? D1P d8-e7 kRB D7R,D8B b6-c5 BY B5B,B6Y c7-d6 kRR c7g,d6w e7-f8 YY Tw+oc -S2 oB+ot -otk oR HG otk oB S1 N . -N -P -ow -Tw -ow -S3 . oG HY rC otw oP Tk a9-b8 wYY b4-c5 Y? B4B,B5B d10-e9 GP D9P +D8 oG+otg HP+otw C+ot
p 78 3 1477 cards,sure 1 0*6 4*3 7 17 15 0*2 3 13 11 0 3 13 11 3 16 14 13 24 11
p 81 2 1639 cards,sure 1 0*7 3 0*2 2 8 3*3 5 11 0*2 2 8 0 2 8 2 10 8
p 140 0 1378 cards,sure 1 0*7 2 10 12 0*2 2 10 12 2 12 14 10 22 12
p 143 3 1066 cards,sure 1 0*6 1*2 3 15*3 0 2 14*3 2 16*3 14 28*2 14 28 14 28
p 173 3 1880 cards,sure 1 0*8 4*2 10 9 6 18*2 17 0 6 5 2 14*2 13 6 11 8 20*2 19 5 7 19*2 18 2 16*2 15 14 28 27 14 27 13
p 176 2 1575 cards,sure 1 0*6 1 11 6 3 15 8 10 15 12 24 17 5 7 19 12 2 16 9 14 21 7
m 39 2 {"hastyRoll":false}
HB Tk oc Tk T Tw ot HB rW oc rC Tg f0-f2 wYY f0g,f2w b8-c9 gBB b8g,c9w b2-c1 kGG b2k,c1g a1-a3 wRY a1k,a3w A2Y e1-f0 wB? E1Y e3-f2 gRY E2Y,E3R c1-d0 kB? C1Y a3-b2 G? A2G,A3Y d8-d10 kYP d8g,d10k C9Y,D9P c7-c9 gRP B8R,C8P e9-f10 kB? e9k,f10g E9P a7-a9 gRP a7w,a9g A8P c7-d6 kP? C6P,C7G d0-e1 G? D1B d10-e9 YP D9Y d6-d8 RR a5-a7 kPP d4-e5 wRP d4w,e5k D4R,D5P b8-c7 YY -Tw HB+oc S2 C N -S2 -Tk -Tk -HB . ot rC oP S1 c7-d8 BB N -S1 otk oR S3 -ot -S3 -C -rC -oP -oR . S7 otw oG S1 rE oP b4-b6 wRB b4k,b6w A5B,B5R a1-b2 GP A1G,A2P Tg+rC -oP P oR rW -otw -T -S1 -oR . rE C Tw HY a9-b10 wYY b6-c7 P? B6G,B7P e1-e3 RB D2B,E2R rE+rW P+otk HY oY -HY -Tw -HY . otg Tg HG b2-b4 Y? A3Y,B3Y a7-b8 B? A7G,A8B c3-d2 wG? c3k,d2w C2G,C3Y a5-b4 YP A4G,A5P +B8 oG+rE oY+rW otw P -HG -otg -S7 -Tg . HP otk oB ow b0-b2 kB? b0g A1B,B1Y a9-b8 GP A8G,A9P =
p 71 0 1579 cards,sure 1 0*5 1 4 1 3 19 3*2 5 21 0*2 2 18 2 20 18
p 87 1 1423 cards,sure 1 0*5 2 6 19 6 13 4 21 8 15 17 21 28 4 15 11
p 112 1 1597 cards,sure 1 0*6 16 12 6 10 16 28 22 26 12 18 22 6 16 10
p 134 0 1787 cards,sure 1 0*8 4 8 4 8*2 18 16 12 4*2 8*2 18 16 12 0 4*2 14 12 8 4 8 18 16 12 4 18 16 12 14 26 22 12 24 20 8
p 159 0 1705 cards,sure 1 0*8 7 8 7 11 13 21 13 18 1*2 5 7 15 7 12 0 4 6 14 6 11 4 10 18 10 15 6 20 12 17 14 20 25 6 17 11
p 180 0 1845 cards,sure 1 0*7 4 5 9 18 14 10 15 1 6 15 11 7 12 5 19 15 11 16 14 24 20 25 10 16 21 6 17 11
m 40 3 {"hastyRoll":false}
S3 HB oY HG S1 HB HY otg HR oR oB ow oG oB rE rE otk oG e3-f2 wBB e3k,f2w c1-d2 kP? c1k,d2k C1G,C2P a1-b2 gRB a1g,b2w A1R,A2B a7-b8 kP? a7k,b8k A7G,A8P e9-f10 gG? e9k,f10g E9B c5-c7 k?? c5w,c7k B6Y,C6B f8-f10 kY? E9P a5-b4 kGY a5k,b4w A4Y,A5G e5-e7 wP? e5g,e7w D6P,E6B b8-c7 GP B7G,B8P e5-f6 kRG E5G,E6R d4-e5 kRG d4g D4G,D5R b6-c7 kB? b6g B6G,B7B a9-b10 kY? a9g,b10g A9G f4-f6 wBP E5B a7-a9 GB A8G e1-f2 wB? E1R,E2B b0-c1 kGG b0g d8-e9 wBP D8P,D9B c3-d2 wG? C2G,C3R a7-b6 RG A6R,A7G oG+rE S3 -HY ot otg S3 P -otg -S1 -HB . otw Tg S1 -P -S3 -oB . T Tw Tw b4-c3 BB e1-f0 kBP f0g E1G a3-b4 kRR a3g d10-e9 wY? D9G
p 91 2 1484 cards,sure 1 0*4 9 18 23 17 9 18 23 17 14 22 8 16
p 124 0 1538 cards,sure 1 1 5 1 3*2 21 4*2 6*2 24 0 2*2 20 2 4 22 2 22 20
m 41 4 {"hastyRoll":false}
N S2 oP otg oc ot S7 otk T Tg HB rC otg S3 HR oY rC oR HG S1 HP oP P Tg b8-c9 kRB b8w,c9k B8B,B9R b2-c3 gY? b2g,c3w B2Y,B3R c5-d6 kGP c5k,d6w C5G,C6P a3-b2 gGY A2Y,A3G a7-a9 wYP a7k,a9w A8Y a9-b8 GB A8B,A9G e5-f6 gRG e5g,f6k E5R,E6G d8-d10 gG? d8g,d10k C9Y,D9G f0-f2 gRR f0g,f2w d2-e3 gG? d2w,e3g D2G,D3B d4-e5 gG? D4R,D5G c3-c5 GP B4P,C4G c1-d0 gRP c1w,d0g C1P d6-d8 R? C7P,D7R b4-b6 wBP b4k,b6w A5P,B5B e5-f4 kGP E4P,E5G a1-b0 kRY a1k,b0w A1R e7-f8 gP? e7w,f8g E7P,E8P a5-a7 w?? a5k A6B e3-f4 RP E3P,E4R e9-f10 wYP e9k,f10g E9P :oc+ot :Tg+otk :otg+rC
p 100 0 1240 cards,sure 1 0*2 10 20 30 20 0 10 20 30 20 10 30 40 30 20 50 40 30 50 20
p 103 3 836 cards,sure 1 0*5 10 0*4 10 0*3 10 0*2 10 0 10*2
m 42 2 {"hastyRoll":false}
oc rW S3 rC ow S2 otg T S7 T HP otk e5-f6 kRY e5g,f6k E5Y,E6R a5-b4 gR? a5k,b4g A4R,A5B c9-d8 gB? c9k,d8g C8Y,C9B a9-b8 kB? a9g,b8k A8B,A9Y a7-b8 kPP d4-d6 kGY d4k,d6k C5G,D5Y a7-b6 kG? A6Y,A7G b2-c3 gP? b2g,c3g B2B,B3P e7-f8 wBP e7w,f8w E7P,E8B c5-c7 gRP c5g,c7g B6R,C6P a3-b2 wBY A2B,A3Y e1-f2 wRY e1w,f2w E1R,E2Y c1-d0 wG? c1w,d0k C1G d2-e3 kRG d2g,e3k D2G,D3R b6-c5 RB B5B,B6R f0-f2 gBY E1B f2-f4 gGY E3G e9-f8 g?? E8G,E9R d6-e7 RB D6B,D7R c9-d10 wPP d8-e9 G? D8B,D9G a1-a3 gYY
p 86 1 863 cards,sure 1 0*3 20*2 0*2 20*2 0*2 20*3 40 20
m 43 3 {"hastyRoll":false}
S1 HB HG ot Tw HB otw HP oR P HP C ow Tk HR otk Tw otk b4-c3 gGB b4g,c3w B3B,B4G a7-b8 kGG a7w,b8k e9-f8 wRR e9w,f8w d8-e7 wGB d8k,e7w D7G,D8B d10-e9 kGB D9B e1-e3 gGY e1g,e3g D2G,E2Y f2-f4 wBY f2w,f4w E3Y d6-e7 gR? D6G,D7R a1-b2 gBP a1k,b2g A1B,A2P d0-d2 kRR d0k,d2g e1-f2 GY E1G,E2Y e3-f2 RB E2R,E3B -Tk -HB HP+HP S3 oB Tk N rC -S3 -HR . Tg T -HB -Tw -Tk -S1 -HG . rW HG otg rW S2 -P -rC . rE S7 c3-d2 GP C2G,C3P e3-e5 kBP D4B,E4P b8-c7 gRG B7G,B8R b2-c1 wGG b4-b6 gB? A5B,B5G b10-c9 wRB b10k,c9w B9B b0-c1 wB? B1Y a5-b4 gP? A4P,A5B f8-f10 kYP E9P c1-c3 YP B2Y,C2P a5-b6 R? A5Y,A6R oR+otw Tw+otk rW oP T oB -ow . HY -S2 . oc a1-b0 RP A1P -oB oc+otg oP oG ot oY ow -HY . rE c1-d2 B? C1Y,C2B HG+rW ow+rE otk+rE oG HR oY -T -Tg -oG -oY -T . P Tg HY oc N c5-d6 gPP b2-b4 B? A3B,B3Y +A1 P+ot oB+oG C oP otg S3 -Tg . oR e3-f4 RB E3B,E4R =
p 59 2 1579 cards,sure 1 0*5 1*2 3 11 10 0 2 10 9 2 12 11 10 20 19 9
p 121 1 1462 cards,sure 1 0*5 4*2 11 22 16 0 7 18 12 7 25 19 18 30 12
p 136 2 1499 cards,sure 1 0*5 1 5 3 7 15 4 8 6 10 18 2 8 16 6 20 14
p 149 0 1520 cards,sure 1 0*6 1 5 7 4 16 13 4 10 7 19 16 6 9 21 18 3 18 15*2 27 12
p 172 2 1510 cards,sure 1 0*6 4 8 7 8 16 20 4 7 8 16 20 3 7 15 19 4 16 20 12 28 16
p 185 0 1546 cards,sure 1 0*4 5 6 20 11 1 16 7 15 21 6
m 44 4 {"hastyRoll":false}
P S2 oG oB S1 HB ow oP S7 oP oY Tg C T otk S7 rC HP ot oR rE HG otg S3 e1-f2 kRY e1w,f2k E1Y,E2R d0-e1 wRY D1R a1-b0 kPP a1g,b0k b6-b8 kP? b6k,b8w A7G,B7P d2-d4 wGP d2k,d4w C3G,D3P c3-c5 kRP c3k,c5k B4R,C4P b0-b2 kYP A1P,B1Y e7-e9 gB? e7k,e9g D8B,E8G a7-b8 gGY A7Y,A8G b8-c9 kGB B8G,B9B d2-e3 kRB D2B,D3R d8-d10 gY? d8g,d10w C9B,D9Y a1-b2 BY A1B,A2Y -S2 -S7 T+rC -S3 N oB HR Tg ow Tw Tw -N -oG -HB -S1 -oB . C otg HR oc oG -oP -oP -Tg -HR . HP rW rC S1 -HG -Tw -oR -Tw . N Tk rW T e1-e3 GY D2Y,E2G d2-e1 G? D1G,D2R HP+ow -T -P -HP otk HY oc HG P oR HY -HY . oY -C -otg . rE S3 -Tg . S2 a3-b4 kGB a3g,b4g A3B,A4G a3-b2 YY b6-c5 R? B5P,B6R f8-f10 wYP f8w,f10g E9P b0-c1 gB? B1P b4-b6 Y? A5Y,B5P c1-d2 ?? C1G,C2G a9-b10 kRG a9g,b10g A9R b2-c1 RP B1R,B2P = Tk+ot oB+rE HY+ow -S7 ot otw HB otw Tk . d6-e7 wP? D6P,D7P e5-e7 gY? D6Y,E6Y d6-e5 RB D5R,D6B Tk+otk ot+rE -otw S1+S2 rC rE HP Tk HY -HP -oc -HR -HG -Tk -P -oG -S3 . oP oP HG ot oB Tw N P c1-c3 G? B2R,C2G = oY+otg P+ot -HY C+otk otg T S7 Tw Tg -rW -S7 -rC -HB -Tw . C oR oG Tg S3 b8-c7 wYP B7P,B8Y c3-d2 ??
p 69 0 1727 cards,sure 1 0*6 1 2 7 1 5 6 1 7 1 5 6*3 10 11 0 4 5 4 9 5
p 72 3 1542 cards,sure 1 0*8 4 16 6 10 0 4 16 6 10 4 20 10 14 16 22 26 6 16 10
p 115 2 1429 cards,sure 1 0*5 4*3 16 13 0*2 12 9 0 12 9 12 21 9
p 118 1 1666 cards,sure 1 0*8 6 0 5 9 2 10 6*2 11 15 8 16 0 5 9 2 10 5 14 7 15 9 11 19 2 12 10
p 167 3 1973 cards,sure 1 0*8 3 7 10 17 22 19 15 18 4 11 18 23 20 16 19 7 21 26 23 19 22 14 33 30 26 29 19 35 31 34 16 28 31 12 27 15
p 170 2 1082 cards,sure 1 0*3 4*2 16 0 12*2 24
p 241 1 1248 houses,sure 1 17 18 17*6 18 17*3 18 17*2
m 45 2 {"hastyRoll":false}
rE oY HG C ow S1 P S2 rW oB HB oG c7-c9 gRY c7k,c9g B8Y,C8R a3-b4 kRB a3k,b4k A3B,A4R b8-c7 kGP B7P,B8G b0-c1 wBP b0w,c1k B1P a7-b8 gR? A7R,A8G e9-f8 wY? e9k,f8w E8B,E9Y c9-d8 wR? C8R,C9P a1-b2 gP? a1g,b2k A1P,A2G e7-e9 wGB D8G,E8B f8-f10 wBY E9Y b10-c9 wGY B9G b0-b2 GY A1Y,B1G d8-e9 Y? D8G,D9Y a3-b2 YP A2P,A3Y a1-b0 R? A1R -HG HB+P Tg oc oc . -oG -oB -S2 . Tk rE HR c7-d8 RG C7G,C8R HR+oc -ow otg rC Tw -Tw . T d8-d10 wG? C9G,D9Y c3-c5 kRB c3g,c5k B4B,C4R f0-f2 gR? f0g,f2k E1Y b2-c3 YY b2-c1 P? B1P,B2Y +A1 -T Tk oR S2 oG -oc -C -oR -Tg -S1 -rC -oY . ot oP S3 S7 HG HR N d0-d2 kB? d0k,d2w C1B,D1Y e3-f4 wRB e3g,f4w E3R,E4B e1-e3 kYP e1w D2R,E2P a7-a9 kRB A8B c5-d4 gYY C4R,C5P b4-b6 gYP A5B,B5P e7-f8 GY E7G,E8G otg oP+ot N otk -S7 -S2 -S3 . Tg oY ow c1-c3 B? B2B,C2B = Tg+oY oG+rW HP P -HG . otk a3-a5 wRG A4G
p 62 0 1520 cards,sure 1 0*6 4*2 10 9 16 20 0 6 5 12 16 6 11 18 22 5 17 21 12 28 16
p 78 1 1568 cards,sure 1 0*5 4 6 12 19 10 2 10 17 8*2 23 14 15 21 6
p 103 0 1522 cards,sure 1 0*8 7*2 11 9 17*2 10 24 0 4 2 10*2 3 17 4 6 14*2 7 21 2 12*2 5 19 10 20 13 27 10 13 27 3 20 17
p 147 1 1619 cards,sure 1 0*4 9 23 26 22 14 31 27 17 30 13
p 162 0 1689 cards,sure 1 0*10 4 2 9 12 16 17 0 4 2 9 12 16 17 4 6 13 16 20 21 2 11 14 18 19 9 21 25 26 12 28 29 16 33 17
p 172 1 1253 cards,sure 1 4 5 21 1 18 17 4 5 21 1 18 17 4 5 21 1 18 17 4 5 21 1 18 17
m 46 3 {"hastyRoll":false}
S2 otk oY oG Tg rW rW HP N ot oG rE S2 oY HY Tw S3 otw b6-c5 wYY b6w,c5g a9-b8 gBY a9g,b8g A8Y,A9B a9-b10 wY? A9Y c5-d4 kG? C4G,C5P e3-f2 kRP e3w,f2k E2R,E3P b8-c7 kB? B7P,B8B e7-f8 kYP e7k,f8w E7P,E8Y a3-b2 gRY a3g,b2w A2Y,A3R c3-d2 wRB c3w,d2k C2B,C3R d4-d6 wGP C5G,D5P a7-b8 w?? A7Y,A8G c1-d0 wGP c1w,d0g C1G e7-e9 wBY D8B,E8Y a1-b2 gGG d8-e7 gB? D7B,D8R c3-d4 RP C3P,C4R d2-e1 wGP e1g D1G,D2P d4-e3 RB D3R,D4B a3-b4 kRB A3R,A4B d0-d2 YP C1P,D1Y f8-f10 wBP f10k E9B e5-e7 gYY c9-d10 wGB c9g,d10k C9G c9-d8 R? C8P,C9R d6-d8 GP C7G,D7P d0-e1 RG D1R oG+ot Tw+otw Tg+oG HG otw oB -S2 . rC c5-c7 GP B6G,C6P b2-b4 RG A3R,B3G oB+oY HP+rE oY+otw otg HB Tk -rC -otk . T ow b8-b10 G? A9B,B9G rW S2 ow T Tg HP -Tg -Tk -HY -S3 . S7 ot C HG b10-c9 RR +A9 S7 T+otg HG+T S1 oP Tk -C -ot . C N a7-a9 G? A8P +A9 oP+rW HB+N HG HR otk ow . e9-f10 BP E9B
p 103 1 1516 cards,sure 1 0*7 1 8 25 19 14 1 9 26 20 15 8 33 27 22 25 44 39 19 33 14
p 118 0 1725 cards,sure 1 0*5 8 18 20 21*2 10 22 23*2 12 25*2 13 26 13
p 132 1 1171 cards,sure 1 0*4 3*2 6 16 0 3 13 3 16 13
p 150 2 1506 cards,sure 1 0*4 7 11 16 20 4 13 17 9 22 13
p 165 0 1383 cards,sure 1 0*3 6 14 19 8 21 13
p 175 1 959 cards,sure 1 0*2 4 8 4
m 47 4 {"hastyRoll":false}
Tg rE P oB oP otw ot T otk Tw ow Tk rC C HB S3 oc HB otg rE rW otw rW oG e7-e9 kB? e7k,e9g D8B,E8Y a1-b2 wGB a1g,b2w A1B,A2G e9-f10 kY? E9P e1-f0 wB? e1k,f0w E1Y d8-d10 kRP d8k,d10w C9P,D9R e3-e5 gP? e3k,e5g D4B,E4P b8-c9 wRY b8k,c9w B8R,B9Y c1-d0 kBY c1k,d0w C1B f6-f8 gGG f6g,f8g d8-e9 BP D8B,D9P a7-a9 gY? a7k,a9g A8G c5-d6 gRR c5g,d6w a7-b6 kGP A6P,A7G a3-b4 wYP a3w,b4w A3P,A4Y b0-c1 kBP B1P e1-e3 GB D2G,E2B c7-d6 gRB C6B,C7R d8-e7 GP D7G,D8P otk+ow -oc oG+rE -otw S2 oG HY oR S3 Tw -HY -HB -S3 -oG . S1 oR otk T -P -rE -Tg . oY otg HR d6-e5 BY D5Y,D6B e7-f6 P? E6P,E7Y b10-c9 w?? B9B d10-e9 B? D9R +D8
p 87 1 1702 cards,sure 1 0*6 3 7 3 26 19 18 4*2 27 20 19 0 23 16 15 23 39 38 16 31 15
p 90 0 1516 cards,sure 1 0*6 1 3 6 8 17 13 2 7 9 18 14 5 12 21 17 7 23 19 16 28 12
p 126 1 1448 cards,sure 1 0*5 7 11*2 9 30 4 8 6 27 4 6 27 2 25 23
m 50 4 {"hastyRoll":false}
oB N oB P oP HY oG S2 ow Tk HB otw S1 T S1 HG otk otw HG HP otg rE P rC c1-d2 kBY c1k,d2k C1B,C2Y d10-e9 kGP d10k,e9w D9G f8-f10 gRY f8g,f10w E9Y c5-d6 kRG c5k,d6k C5G,C6R a3-b4 kRY a3k,b4g A3Y,A4R b6-b8 gPP b6g,b8g c7-c9 gP? c7g,c9k B8G,C8P e5-f6 wR? e5w,f6g E5G,E6R a9-b10 gBB a9g,b10g b2-c3 gB? b2g,c3g B2R,B3B b0-b2 wR? A1G,B1R e7-f6 kGB E6B,E7G b4-c3 RY B3Y,B4R a1-b0 wG? A1P b6-c7 RR d6-d8 wGB C7G,D7B c5-c7 GY B6Y,C6G a1-b2 G? A1G,A2G -S2 S1+otk -rE P Tg S7 oR otk C rE -oG -Tk . oR T -HG -rC -P . ot S3 Tg a3-b2 B?
p 109 2 1220 houses,sure 1 16*7 17 16
m 52 3 {"hastyRoll":false}
oY T N ow rE oc rE otk otg S7 oR rC T otk C oc N otg d8-e9 wRY d8k,e9w D8Y,D9R b8-c7 wRY b8w,c7w B7Y,B8R c1-c3 gGY c1g,c3w B2Y,C2G a7-b6 kY? a7w,b6k A6Y,A7P d6-e7 wRY d6k,e7w D6Y,D7R c3-c5 gRP B4P,C4R d4-e3 kGB d4g,e3k D3G,D4B a3-b4 kGY a3k,b4k A3G,A4Y e3-e5 gGB D4G,E4B d10-e9 gBP D9B b8-b10 gRB A9R,B9B f0-f2 kGB f0k,f2g E1B a5-b6 gGY A5G,A6Y d2-e1 gR? d2g,e1g D1G,D2R e7-f6 kRY E6Y,E7R a9-b10 kY? A9G a5-a7 G? A6R otk T oY+rE S3 P HR -otk . ot a1-b0 wP? a1w,b0k A1B d6-e5 BB c5-d4 P? C4P,C5G c5-c7 G? B6G,C6B b2-c3 kBP B2P,B3B a9-b8 RY A8Y,A9R otg C+ot oc C HR S2 -N -otg -P -HR . HG HY HB HP a1-a3 BY A2B a5-b4 RG A4G,A5R c5-d6 ?? C5B,C6R S3+S7 HP+HY HR+T Tg oP Tk -oP -HB -oc -HG . P oB oR Tg c1-d2 B? C1B,C2R c3-d4 RB C3R,C4B +C5 Tk Tg+oR Tg otw S2 Tw . d6-d8 GP C7G,D7P d2-e3 ?? D2G,D3Y +C4 P+oR otw+ow rE rW HG HB -oB -rW -Tw . oG Tk S1 b4-c3 GB B3G,B4B f6-f8 kRP f8w E7R e5-f6 GB E5G,E6B = Tk+oG HG+S2 S2+rC ow oG HY . e1-e3 R? D2R,E2P = N C+HB -ow S1 oB ot HP -HP . S7 a7-a9 RP A8R
p 198 0 1203 houses,sure 1 13*4 14 13*4
p 213 1 1032 joining,sure 1 15 12 13 12
m 60 2 {"hastyRoll":false}
S2 P oP rE HY HR oY otk Tg S3 oB rC b10-c9 kGP b10k,c9k B9G c5-c7 g?? c5k,c7g B6B,C6G c7-d8 kR? C7G,C8R d6-e5 kBY d6k,e5g D5B,D6Y d4-e5 kRB D4B,D5R a5-b6 wGP a5w,b6g A5P,A6G d6-d8 BY C7B,D7Y a5-b4 wBP A4P,A5B b0-c1 gGB b0k,c1g B1G e5-e7 gRP D6P,E6R c3-d4 kGY C3Y,C4G b6-c5 YY c3-c5 GP B4P,C4G -oP -S3 oY N otw ot -rE . HY -oY -Tg -oB . ow C Tw e9-f10 kBP e9k,f10w E9P a1-a3 wYP a1w,a3k A2Y a7-b8 gGB a7g,b8w A7G,A8B a3-b4 RY A3R,A4Y f4-f6 kR? f4g,f6g E5B e1-e3 gYY e1w,e3g d2-e1 kG? d2g D1B,D2G b4-c5 B?
p 99 0 1233 houses,sure 1 15*8 16
m 63 2 {"hastyRoll":false}
HP oR HB Tw Tw rC HY S2 oG rE P Tk a5-b4 kRP a5k,b4g A4R,A5P c1-d2 kB? c1k,d2g C1B,C2P b4-c5 wBB b8-c9 gGG b8g,c9k c3-c5 kR? B4G,C4R c5-d6 wGP C5G,C6P a5-b6 gGY A5G,A6Y d10-e9 kP? d10w,e9k D9G d4-d6 gGB C5G,D5B a1-b0 kGB a1g,b0k A1G e3-f4 wRY e3g,f4w E3R,E4Y d6-e5 wR? D5B,D6R d4-e3 BB e7-e9 kGB D8G,E8B d4-e5 GB D4B,D5G -HP rE rC N S2 -Tw -N -oR -HB -Tw . N oc oG ow otk a7-b8 gBY A7B,A8Y e1-f2 wBY e1w,f2g E1Y,E2B a7-b6 Y? A6Y,A7G f4-f6 wYY e7-f6 RB E6B,E7R e1-f0 wRB E1B b6-c5 RP B5R,B6P P+S2 oG+oc rW ow -HY -S2 . C oB c5-c7 gRG B6G,C6R a3-b4 wRP A3R,A4P b2-c3 kGG B2P,B3P b4-c3 G?
p 117 1 1232 houses,sure 1 22*3 21*12
m 71 4 {"hastyRoll":false}
S2 oG oY P oc C otg ot rE S1 T ow otk oB S3 oB rE HR oR otk P Tw S1 HB c9-d10 gBP c9g,d10w C9B a7-b6 wRP a7g,b6w A6P,A7R d8-e7 gRB d8g,e7g D7B,D8R b2-c3 wRB b2w,c3k B2B,B3R b0-b2 kYY a9-b10 gGP a9w,b10g A9P b6-b8 gRB A7R,B7B b4-c5 gRP b4w,c5g B4P,B5R b2-c1 gBY B1B,B2Y a1-a3 wB? a1w,a3w A2G e7-f8 gYP E7P,E8Y d8-e9 kGG c7-c9 kG? B8G,C8Y a1-b2 RB A1B,A2R e7-f6 gYP E6Y,E7P b6-c7 Y? B6B,B7Y d0-d2 wG? d0w,d2w C1G,D1G c1-c3 RG B2G,C2R S1+T -otk S1+oR -P ot otw rW otw rC HY . -HY -C -S2 -oY -oG . S2 Tk HP otg HG e9-f8 RP E8P,E9R -HR P+otw -oc ot+ot oP C HY oc rC rW -oP -S3 -oB -rE . S7 N ow Tg . a3-b4 BB a5-b6 k?? A5P,A6Y b10-c9 RG B9G f6-f8 BY E7B = ow+rW -HY oc+rC otg oR HG Tk oY HR -S2 -oY -otg . oP S3 HP c5-d4 kP? C4R,C5P b8-b10 P? A9P,B9P S3+oP rE+rW -Tg HB+otk T N oG HB S7 . a3-a5 BP A4B c3-d4 BP C3P,C4B +B2 C+oR -Tw -T -HR Tw Tg T otw HY S1 otg . . e1-f2 wRG e1w,f2k E1G,E2R b0-c1 RG B1G +A2 Tk+rC N+otg S7+oG HG+Tk Tg rW HR oY -Tg . otk a5-a7 GY A6G -ow oB otk -HY C C P S2 rE oc -S7 . T a7-a9 RP A8P +B7 otw oY HP+otw rW S3 S2 oB HY . a1-b0 PP +A2 T+T Tg+oc C -HB P S1 oc S3 Tw . c7-d8 BY C7Y,C8B c1-d2 GY C1Y,C2G c5-c7 RB B6R,C6B
p 263 2 1058 joining,sure 1 14 12 16 12
m 72 2 {"hastyRoll":false}
C rE oB HP C otg oR HY rC S2 HB N a5-a7 wB? a5w,a7w A6B c5-d6 gRG c5g,d6g C5R,C6G a1-a3 kRB a1w,a3k A2B e5-f6 gPP e5g,f6w b4-c3 kPP b4k,c3k a5-b4 GP A4G,A5P a1-b0 wGP A1P e3-e5 kGB D4B,E4G a1-b2 gY? A1Y,A2G b6-c5 gBP B5B,B6P c1-c3 gYP B2P,C2Y b0-b2 GP A1P,B1G -HB C+HP oG rC ot . c9-d8 wRY c9w,d8k C8Y,C9R d6-e7 kRG D6R,D7G b6-c7 kRB B6B,B7R c5-d4 g?? C4B,C5P b2-c3 RB B2B,B3R a3-b4 B? A3G,A4B +A1 -HY C+otg Tg oY Tw -Tg -S2 -oY -oG -oR . oY HG P otw S1 a7-a9 wP? A8G e3-f4 wB? E3P,E4B a7-b6 RG A6R,A7G d0-e1 gGB d0w,e1g D1G c1-d2 k?? C1P,C2R e5-e7 GY D6Y,E6G a3-a5 Y? A4R +A1 Tw+oB rC Tg Tk -S1 . N b0-c1 BY B1Y = -oY Tg+ot HY HR rW . c3-d4 GB C3B,C4G = rE -HY oc S7 rE -P -HG -rE -HR -S7 . S7 HB oB HG HR d4-d6 PP = S7+rC oc+rW otk otk -Tk . T c1-d0 RG C1R d6-e5 GB D5B,D6G HG+oB otk T ow -HB -HR . oG otg a7-b8 wYP A7Y,A8P e7-f6 G? E6B,E7G = otk+otw ow Tw Tk -T -otg -T . HP oR P a9-b8 YP A8Y,A9P Tk oG+oR S2 oP -HP . oP e1-e3 Y? D2Y,E2P
p 209 1 1072 joining,sure 1 14*4 16
m 75 2 {"hastyRoll":false}
Tw rC C oR HG HR Tg oB oG P S2 HP a5-b6 wGG a5w,b6k b2-b4 wB? b2w,b4g A3B,B3R b4-b6 B? A5B,B5Y d2-e3 gGY d2g,e3g D2Y,D3G b4-c3 wBP B3P,B4B a1-b0 wR? a1g,b0w A1G b6-c5 kYP B5Y,B6P a5-a7 kPP d4-e3 gY? D3R,D4Y d2-e1 wRP D1P,D2R e5-e7 gGB e5k,e7g D6B,E6G a1-b2 BP A1P,A2B d2-d4 Y? C3G,D3Y -Tw P+Tg oY ot C -HG . rW a9-b10 gRG a9g,b10k A9R a3-b4 gRY A3R,A4Y e1-f2 gRB E1R,E2B c1-d2 kB? C1R,C2B f2-f4 wGP E3G d8-d10 gG? d8g,d10w C9G,D9B c3-c5 R?
p 84 1 1170 houses,sure 1 14*3 15*2 14*4
m 80 4 {"hastyRoll":false}
S7 Tk HB oG S1 T otg P oB S1 T rW otw otk Tw HP oB rC rC HR oR HG S3 C e9-f8 gRP e9g,f8g E8R,E9P e1-f2 wPP e1g,f2w c5-d4 wYY c5k,d4w b6-c5 gY? B5Y,B6G b0-c1 gRB b0g,c1k B1B b2-b4 kGY b2g,b4k A3Y,B3G f4-f6 kBP f4k,f6k E5P a5-b6 wBY A5B,A6Y b2-c1 B? B1B,B2P c7-c9 wBB c7w,c9w d0-e1 gYP D1Y a5-a7 kR? A6B a9-b10 kBY a9g,b10k A9B a3-b2 wRB A2B,A3R d6-e7 kB? d6k,e7w D6B,D7R a3-b4 B? A3B,A4R -S3 HB+T -oB oB+otw ow oY HB otw HY oG -HR -HG -C -ow . oY S7 rE ot -HY -otg -T -P . oc N ot oP e3-e5 wR? e3g,e5w D4R,E4B d8-d10 gGP d8w,d10g C9G,D9P e3-f4 G? E3G,E4R b6-b8 kGB A7G,B7B b8-c9 BB B8R,B9P e5-f4 GB E4G,E5R ot+rW oG+otk ot+rC HB+Tk otk otg HG ow -oG -S1 -ow -S7 . P oR HY HP d2-e1 wBP D1G,D2P c9-d8 YY a1-b2 kRB
p 150 0 1193 houses,sure 1 8*4 9 8*2
m 83 4 {"hastyRoll":false}
Tw C rW N T T S2 rC otk P otw oG ot P oR S2 oP Tw Tk HP HP otg HG HB c3-d2 kY? c3k,d2w C2Y,C3G e5-f6 kP? e5k,f6w E5P,E6G d4-d6 k?? d4k,d6g C5P,D5B d4-e3 gPP d2-e3 RG D2G,D3R e7-f8 gRG e7g,f8k E7G,E8R a1-b2 kGP a1k,b2g A1G,A2P b6-b8 gGP b6g,b8k A7G,B7P b2-c3 GB B2B,B3G c1-c3 gBY B2Y,C2B a9-b10 wYP a9w,b10w A9P c9-d8 gYY c9g,d8w b4-c3 gRY B3Y,B4R b10-c9 GP B9G e3-f4 wBY E3Y,E4B a5-b6 gGG e1-e3 gRB D2B,E2R e9-f8 wPP c5-c7 gGG c5k,c7w d8-d10 gBP d10k C9B,D9P e1-f2 kG? E1P,E2R e5-e7 RP D6P,E6R e7-f6 RP E6R,E7R oR+ot HB+Tk -Tw oG S3 oB HY oG S3 . b2-b4 YY HP+otg T P+otk -oP rE oP oc oY oR . d6-e7 RP D6B,D7R c9-d10 RR S3+oc -oY HP HY+rW oY S7 Tk HY HB -rE -HG -HY -oB . otg Tg rE Tg c7-d6 B? C6B,C7Y e5-f4 RG E4R,E5B = Tg+rE HB+oG otw -S2 ow N otw HR C -S7 -HR -Tk -C . rW rC ot oc d2-e1 G? D1P,D2R oP otw+rC S3+rW otg+ow HR otk ow S1 -HR . S7 -Tw -oc . S1 HG b0-c1 kG? B1P a1-b0 RY A1R = oR+rC -Tg S7+T S2+otk oB oP S7 oc oG -oc . C c3-d4 RR C3Y,C4R +D4 S7+oP C+N -oG ot HB HY Tk HG HY -HB . rC . b4-c5 BP B4R,B5B = C+HY HG+Tk HG+oB S1 Tg oG HB HR -HR -rC . S3 S7 c7-d8 YP
p 170 0 1173 houses,sure 1 15*4 16*4 15*8
p 242 1 1159 houses,sure 1 12*4 13
m 86 4 {"hastyRoll":false}
ot HY otg rC ot P HR oB Tk S2 HB HB T S1 rW otg ow S7 T oP otw rE N Tw c3-c5 kBB c3k,c5k e9-f10 gGP e9g,f10k E9P d6-e7 wRG d6w,e7g D6G,D7R d8-e7 kRB D7R,D8B e1-e3 gGG e1g,e3w d6-d8 B? C7B,D7G -Tk S7+rW -Tw ot+ot rE oY oG oR oB S3 -HB -S2 -HB -oB . HG otw oY oG -oP -rE -oB . otk Tk C a3-a5 k?? a3w,a5k A4Y b8-b10 gBB b8g,b10g f0-f2 kR? f0g,f2k E1G e7-f8 wY? E7P,E8Y d0-d2 gRG d0k,d2g C1G,D1R b0-c1 g?? b0g,c1k B1Y a9-b10 wBY A9Y b6-b8 wGB A7G,B7B b8-c9 gP? B8R,B9P b4-b6 gGG e7-f6 gY? f6k E6B,E7Y e5-f4 kB? e5k,f4w E4B,E5R b2-b4 gY? A3Y,B3Y d2-d4 wRP C3P,D3R a9-b8 P? A8Y,A9P P+rC otw+rE oG+ow oR+otk oR ow C HY -oR . S3 a5-a7 wG?
p 43 1 1222 houses,sure 1 7*3 8 7 6*4
p 133 1 1172 houses,sure 1 24 25 24*3
m 99 2 {"hastyRoll":false}
C S2 ot ot HY ow otk Tk HR rE S3 N d10-e9 wG? d10w,e9w D9Y a9-b8 gGP a9g,b8g A8P,A9G c7-d8 kYY c7g,d8k c1-c3 gBY c1w,c3g B2Y,C2B d2-e1 kG? d2w,e1k D1R,D2G b8-b10 kB? A9G,B9B b6-c5 kP? b6w,c5k B5P,B6G b2-b4 wBY b2w,b4k A3Y,B3B e3-f4 gP? e3w,f4g E3P,E4R c3-d4 gRY C3R,C4Y e5-f6 gP? e5g,f6k E5P,E6B e9-f8 wGB E8B,E9G d6-d8 kB? C7P,D7B b8-c7 BY B7B,B8Y e7-f8 kRG E7G,E8R a5-b4 wGG e1-f2 kP? E1B,E2P d4-e3 RG D3R,D4G a3-b2 wG? A2G,A3B b2-c3 R? B2R,B3B b4-c3 GP B3G,B4P -S2 Tk+rE HR Tk oR -HY . ow a5-b6 GP A5P,A6G c5-d4 P? C4Y,C5P = ot+ow HR+otk oB oR -N -oR -oR . oc S1 S2 d8-d10 G? C9Y,D9Y f0-f2 kG? E1P c1-d0 kRY C1R a9-b10 GP A9Y Tk+ow S1+oc oP Tg -S2 . HB b6-c7 P? B6P,B7B c5-c7 RP B6P,C6R +A5 C+oB Tg otg rE -HB -rE . C oY b2-c1 ??
p 145 1 1222 houses,sure 1 14*20 15*5
m 100 3 {"hastyRoll":false}
HY Tw HY rW oc oG oY T Tg oY HB otk N ow oB S2 oB C a3-b4 kYP a3g,b4k A3P,A4Y d8-e9 wRY d8w,e9g D8R,D9Y a1-a3 gBB c7-c9 gPP c7g,c9k d6-e5 wP? d6k,e5w D5P,D6G b10-c9 wGY B9Y b8-c9 gB? B8Y,B9B c5-d4 gYP c5w,d4g C4P,C5Y d8-d10 gP? C9G,D9P d8-e7 gRG D7G,D8R b0-c1 kBB b0k,c1w a7-a9 gR? a7w,a9g A8G b8-b10 R? A9B,B9R HY -otk S2 rE otg ot Tg -Tg -HB -T . HG oR HP -ow -N -Tg -C . S7 oP T HB b2-c3 kB? b2k,c3g B2B,B3B f8-f10 wBB f8k,f10w c7-d8 R? C7R,C8B d4-e3 kBY D3Y,D4B b6-c7 kY? B6B,B7Y d2-e3 kRY D2Y,D3R e3-f4 gYP f4k E3Y,E4P d10-e9 RP D9P HB+T Tw+rE ot rW otk oR -rW -S7 -oB -oB -oP . C oc otg Tk HP e1-f0 wGB E1G a5-b6 gP?
p 60 0 1222 houses,sure 1 16 17 16*7
p 132 1 1191 houses,sure 1 21*6 22 21 22
m 102 2 {"hastyRoll":false}
S7 oR HP C S2 oP HR HG HP oY S1 Tg d2-d4 wBP d2w,d4g C3B,D3P a7-a9 kRY a7g,a9k A8Y c1-c3 kRB c1k,c3w B2B,C2R e9-f10 gGG e9k,f10g b6-b8 kRB b6g,b8k A7R,B7B f6-f8 gGP f6g,f8g E7P a1-b2 kP? a1g,b2k A1G,A2P a5-a7 gBP A6B b8-c9 wRR c3-d4 BB a3-b2 gGB A2G,A3B d10-e9 kRP D9R a5-b4 wGG e3-e5 wBB e3w,e5w c3-c5 kRY B4Y,C4R b6-c7 w?? B6B,B7R b2-c3 RB B2R,B3B b0-c1 wBP B1P d4-e5 RP D4P,D5R a9-b10 gGY A9G e3-f4 kRP E3R,E4P c1-d0 wP? C1P c5-d4 YY S7+oR S1+Tg oR rC -HG -oY -HP -HR . S3 rC ow S2 d4-d6 gRB d6w C5B,D5R c7-d6 P? C6G,C7P e1-e3 kGG c1-d2 Y?
p 107 0 1171 houses,sure 1 17 18*2 17*4
m 104 4 {"hastyRoll":false}
HY oY Tk HR oR S1 Tg S3 S2 HY oc ow P rE HP HB oY otk P oG T oR Tw rC c5-d4 kRP c5k,d4k C4P,C5R a1-b0 wGY a1w,b0w A1Y e1-f2 kGP e1w,f2k E1P,E2G d6-e5 gGP d6k,e5g D5G,D6P b0-b2 kGG f8-f10 gP? f8w,f10g E9P c5-c7 gBP B6P,C6B b6-c5 kRP B5R,B6P c7-d8 wY? C7Y,C8B c9-d10 kG? c9k,d10g C9Y a7-b6 wBY A6B,A7Y f4-f6 kY? f4g,f6k E5B c7-c9 GB B8B,C8G e9-f8 kGY E8Y,E9G b0-c1 gRP B1P d8-d10 Y?
p 77 3 1231 houses,sure 1 15*5 16 15*3
m 105 2 {"hastyRoll":false}
HG Tw rC Tk Tk Tg ow P S3 HY S2 HR a5-b4 kYY a5w,b4k f0-f2 gG? f0g,f2w E1R e5-f4 wP? e5g,f4w E4Y,E5P e1-f2 gGY E1G,E2Y d4-d6 kBB d4k,d6k a7-b8 wYP a7g,b8w A7Y,A8P b4-c5 gPP b6-c5 kR? B5R,B6G d4-e5 YP D4Y,D5P a7-a9 gBB c5-d4 G? C4G,C5P a5-a7 RB A6R c5-c7 k?? B6P,C6Y f4-f6 gBP E5P b4-c3 wBP B3P,B4B d8-d10 wBY d8w,d10w C9Y,D9B d2-d4 kR? C3R,D3R a3-b2 kRP a3k,b2w A2R,A3P c1-d0 kRP c1k,d0g C1R e1-e3 gRG D2G,E2R a9-b8 RP A8R,A9P -Tg HR+P oP rC oc -Tw -oP -Tk -HG . otk HR HB T a1-b0 wBY a1k,b0w A1Y a3-b4 GY A3Y,A4G a3-a5 BY A4B S3+ow Tk+rC HG S3 -HY -S2 . rE C b2-b4 RG A3G,B3R = otk+rC HG+oc oB HB -rE -C -HB . ow otk oY e5-f6 B? E5R,E6B otk HB+T rW ot -oY -ow -rW . oc ot otw b6-c7 GB B6G,B7B -S3 oc HP oG Tg -oB -HP -HR . oG S7 HY e9-f8 gY? e9w,f8g E8R,E9Y d8-e7 wYY
p 162 0 1164 houses,sure 1 20 21 20*2 21 20
m 107 4 {"hastyRoll":false}
otg S3 S3 HB otk rW C S7 rC HY Tk oR oB oP otw oc rE HG S1 HP oG Tw S7 otg a1-b2 gRY a1k,b2g A1R,A2Y b2-c3 kGP B2P,B3G b8-b10 kRR b8w,b10k c7-d8 wGB c7w,d8g C7B,C8G e3-f2 gRG e3g,f2g E2G,E3R c5-c7 wYP B6P,C6Y b0-c1 gRB b0w,c1g B1R b2-c1 BY B1B,B2Y d0-d2 kRB d0g,d2k C1B,D1R f6-f8 wGB f6w,f8k E7G b8-c9 kG? B8G,B9R f2-f4 wGP E3G d6-e7 kGP d6k,e7g D6P,D7G e7-f8 YP E7Y,E8P e9-f10 wGG e9g,f10w b10-c9 G? B9R -S7 -HB HY -oc oB HP ow HR T rW oP -oB -otg -S1 -oG -Tw . rE S2 ow otk oG -ow -HR -S3 -otk -rW -S3 . Tg S1 P P S2 HB -S7 -T -C -rC -oR -Tk . oY N Tw HR otw T -otw -HG . C rC d8-d10 wB? C9Y,D9B a3-a5 kB? a3g,a5k A4G c5-d4 wGB C4B,C5G e7-f6 RB E6R,E7B S2+ow -P T+oY -oB N HY HG oR oc oY -HG -HY . ot ot -C -oP . Tg Tk a7-b8 wRP A7R,A8P f0-f2 wBP f0k E1B d2-e3 R? D2R,D3G a5-b4 wR? b4k A4P,A5R b0-b2 RG A1G,B1R S1+otg HR+oR rC -otk oY oR oc HG ow . d4-e5 kGG
p 194 1 1303 houses,sure 1 22*2 23 22*3 23 22 23*2 24 23 22*2 23 22
m 111 2 {"hastyRoll":false}
oG HG S2 HP N otk ot C HP rC HY S1 c1-d2 wYP c1k,d2w C1P,C2Y c5-d6 kP? c5k,d6w C5R,C6P c3-d4 gRB c3g,d4g C3R,C4B b0-b2 kB? b0k,b2k A1B,B1Y e7-f6 gY? e7g,f6k E6Y,E7P d2-e1 kGP D1G,D2P b8-c9 kPP b8k,c9g b4-c5 kGY B4G,B5Y f8-f10 gGY f8g,f10k E9G c7-c9 kRP B8R,C8P b8-c7 GY B7Y,B8G -HP HP+rC oR S7 P -S2 . oc b10-c9 kGB b10g B9G e9-f8 gGG b6-b8 wY? A7B,B7Y e1-f0 kYP f0w E1Y a3-b2 gPP f2-f4 gBY f2g,f4g E3Y a1-b2 kRG A1R,A2G d8-d10 gRP C9R,D9P c1-d0 gP? C1G a7-b8 kG? A7G,A8B d6-d8 BY C7B,D7Y e9-f10 GP E9P oR+oc -C oR P oY -P -P -HY . rW HR N d4-d6 BP C5B,D5P e5-f4 wBP
p 113 0 1171 houses,sure 1 21 22 21*2 22 21*2
m 114 2 {"hastyRoll":false}
ot rE rW ot HG oP HY C otg Tg S7 HY b6-c5 wRG b6w,c5g B5G,B6R a5-b4 wG? a5w,b4k A4P,A5G a1-b0 kRB a1g,b0k A1R a9-b8 kY? a9k,b8g A8Y,A9R b2-c1 wB? b2w,c1g B1R,B2B e5-e7 wBP e5k,e7w D6B,E6P a3-a5 kRR d2-d4 wR? d2w,d4g C3R,D3Y b8-c7 kGB B7G,B8B e1-f0 gG? e1g,f0k E1B a3-b2 RB A2B,A3R b2-b4 RG A3G,B3R -Tg ot+ot ow P oc -S7 -ow . HG otw a9-b10 kYP A9Y f2-f4 wP? f2w,f4w E3G a7-a9 gRY A8R d6-d8 k?? d6k,d8w C7R,D7Y a7-b8 RG A7R,A8G HG+oc -P rW S7 otg -HY -HG -C . Tk Tw T f8-f10 kR? f8g,f10k E9P a5-b6 RG A5R,A6G e9-f10 kGP e9g E9G e7-f8 YY c1-d0 g?? C1Y c3-d2 kB? C2G,C3B b8-b10 RP A9R,B9P = Tk+otg rE+rW oP Tg -Tw -oP . Tk T c7-d8 PP b4-b6 RR = otg Tg S1 oc -T . rC a1-b2 R? A1R,A2B d6-e5 Y? D5G,D6Y b2-c3 RB B2R,B3B e9-f8 RP E8R,E9P otw oc+rW S3 otk -T -Tk -HY -S3 . N oB rE oY c1-c3 B?
p 165 0 1161 houses,sure 1 14*2 15 14*4
m 119 4 {"hastyRoll":false}
oc oG oG ow N rE S2 rC oB HG oP otw HP oB HR otg S7 oY rE Tg S3 C rC T e9-f8 gGP e9g,f8g E8G,E9P c1-d2 kG? c1w,d2k C1G,C2G b6-c7 wRG b6g,c7w B6R,B7G a5-b6 gGB A5B,A6G a9-b10 w?? a9w,b10w A9R c7-c9 gB? B8B,C8R d8-e7 gBP d8k,e7g D7B,D8P c3-d4 gG? c3g,d4w C3G,C4P d0-e1 wGP d0w,e1g D1G e3-e5 kBY e3k,e5g D4B,E4Y b0-b2 gRB b0w,b2g A1B,B1R e5-f6 wGY E5G,E6Y c9-d8 BP C8P,C9B d6-e7 wRY D6R,D7Y e1-f2 kP? E1G,E2P d2-d4 PP c9-d10 gBP d10k C9P e3-f2 RR c3-d2 G?
p 88 2 1231 houses,sure 1 25 24*8
m 120 2 {"hastyRoll":false}
Tw S3 HP HG ow HY C P otk S1 Tk oG a5-a7 gGB a5g,a7k A6B b10-c9 gGY b10g,c9g B9G d2-e1 kBP d2k,e1k D1B,D2P a9-b8 gGP a9g,b8k A8G,A9P d2-e3 gRP D2R,D3P b6-c5 kGP b6w,c5k B5P,B6G c5-c7 gRP B6R,C6P e7-e9 wG? e7k,e9w D8R,E8G b6-c7 B?
p 44 0 1231 houses,sure 1 8*5 9 8*3
m 124 3 {"hastyRoll":false}
HR HB oG oR oc S7 P Tg oB oB ow HY HB P S1 HY Tk oY c7-d8 kRY c7g,d8k C7Y,C8R e7-f6 gGY e7g,f6w E6Y,E7G b0-b2 gRP b0g,b2w A1R,B1P b4-b6 gP? b4g,b6w A5P,B5P f2-f4 wG? f2k,f4w E3Y d10-e9 wRB d10w,e9g D9B e1-e3 kRP e1k,e3g D2P,E2R f4-f6 GP E5P d6-e5 gGG d6w,e5g a5-b4 kBP A4P,A5B c1-d0 wGP c1w,d0k C1P b10-c9 kBP b10k,c9g B9B d4-e5 wRG D4G,D5R f8-f10 kB? f8w,f10k E9G b0-c1 GY B1Y c3-d2 wY? c3g,d2w C2B,C3Y e1-f0 wYP f0k E1P b2-c3 RY B2Y,B3R d0-e1 BP D1P c1-c3 RB B2B,C2R -Tg HB+Tk oR+oc rW T otk N -oB -HY -P -oB -T . C S2 oP oc Tg b6-b8 gY? A7B,B7Y d0-d2 B?
p 113 0 1250 houses,sure 1 9 10 9*3 8*4
m 125 4 {"hastyRoll":false}
rE oB Tg oG rC rC oc P rE S2 HB S7 HR rW oG S3 HG HP S1 rW T ot otw S3 e5-e7 gG? e5g,e7g D6Y,E6G c5-d6 wG? c5w,d6g C5P,C6G d0-d2 gP? d0g,d2g C1Y,D1P a1-b0 gRG a1k,b0g A1G b4-b6 gRG b4g,b6g A5R,B5G b0-b2 gBP A1B,B1P d2-e1 kGB D1B,D2G e5-f6 gPP e5-f4 kRY E4Y,E5R b4-c5 BY B4Y,B5B e3-f2 kB? e3k,f2w E2G,E3B b6-c7 gGG c7k c5-d4 kP? C4P,C5R e1-f2 P? E1P,E2R a1-a3 kRP A2R d6-e7 GB D6B,D7G d8-e7 kRY D7R,D8Y c1-c3 wRY c1k,c3w B2R,C2Y f0-f2 gRB f0w E1B d4-e5 YP D4Y,D5P rW -rE -rE S3+rW HR N oR Tk ow N -Tg -oR . Tw otw -ow -HB . C ow e1-f0 YP E1Y oB+rC -ow -N ot+otw otk T oc oR otg oP -oc -C -T -Tk -S2 -S7 -oc . HG C oB oY HY otk HB a5-b4 gY? a5w A4Y,A5Y c9-d10 wYP c9k,d10w C9P b2-b4 GP A3P,B3G b6-c5 R? B5B,B6R otk+otw oB+otk HR+otg S3+oP Tw P S2 oP . d8-e9 kB? D8B,D9P d2-e3 RP D2P,D3R = S2+oG S1+oP Tw+oG HB+oY Tk S1 oY Tg . d6-d8 YP C7Y,D7P = -HR rC C+Tg -Tk ot otg HY S7 HP rW -S7 -HG -P -P -HY . rC S3 S3 oG C a3-b2 ??
p 205 0 1212 houses,sure 1 15*4 16 15*4 16 15*3 16 15*4 16 15*4
m 126 2 {"hastyRoll":false}
HB S7 S2 Tg ow oY HB N oY rW HY S2 a5-b6 gP? a5w,b6g A5P,A6G d0-d2 gYY d0g,d2g c7-c9 kP? c7k,c9k B8P,C8G c1-d2 gRY C1Y,C2R f2-f4 wRP f2g,f4w E3P b2-b4 gGY b2w,b4g A3Y,B3G a1-b2 gRP A1R,A2P b2-c1 G? B1G,B2G b0-c1 wRP B1R c1-d0 ??
p 45 1 1167 houses,sure 1 13*4 14
m 131 4 {"hastyRoll":false}
C rC S1 oP Tg otk HP oY oP S7 otg S2 C HG HP rE oY oc otw oB T N Tw Tw e5-e7 gRR e5g,e7k c3-d4 wRB c3k,d4w C3B,C4R a1-b0 gBY a1g,b0w A1B b6-b8 wPP b6w,b8k c5-d4 gBP C4B,C5P d8-e7 kRB D7R,D8B e9-f8 wBB e9w,f8g b10-c9 kB? b10w,c9k B9G b4-b6 gBY A5B,B5Y b8-c9 RY B8R,B9Y c7-c9 kYP B8P,C8Y a7-b6 kB? A6B,A7P a3-b2 kR? a3g,b2k A2R,A3Y e7-f6 kRP E6P,E7R a7-a9 kG? A8P c9-d8 R? C8G,C9R a5-b4 wGB A4B,A5G e5-f4 kGB f4g E4B,E5G b8-b10 GB A9G,B9B -HP oB -S1 S7+oY ot ow HY T oR HR -oc -ow -HG . P HR HB -C -Tg . HY HB e3-f4 kG? e3g E3G,E4Y b8-c7 B? B7B,B8R +B9 -HB HR+S2 ot+rE Tw+Tw oG S7 S3 N Tg -rC -T -oP -oG -HY -S7 -oR . rC oB S1 ot otw S3 oR d0-d2 kRY d0g,d2w C1R,D1Y f6-f8 G? E7G a7-b8 RG A7G,A8R Tg ot+otk -S3 -HB ow rE P otk oG rW -oP . Tk e1-f0 wGB e1w,f0g E1G d6-e7 gR? D6R,D7P e3-e5 BP
p 172 2 1213 houses,sure 1 16 15*6
m 134 4 {"hastyRoll":false}
Tg oY oR HP S1 HR oG otk S2 ot HG rE N P oR Tg otw otg Tk oB HY HP S2 S7 c5-d6 wP? c5w,d6g C5P,C6G e9-f8 kRG e9k,f8g E8R,E9G b8-c7 gRP b8k,c7g B7R,B8P d6-d8 wGB C7G,D7B a5-a7 gRB a5g,a7g A6B d2-e1 gBP d2g,e1g D1B,D2P c1-c3 gBB c1g,c3w d8-d10 kBY C9Y,D9B d8-e7 wGB D7G,D8B c7-c9 kR? B8R,C8B d10-e9 GP D9G d6-e7 G?
p 64 3 1152 houses,sure 1 8 7*2 8 7 8 7*3
m 137 4 {"hastyRoll":false}
HP oB rE rE N S7 P oc S2 oY rW Tg N T oR rW oP HB oG Tw rC otw oB oG a9-b8 gY? a9k,b8g A8G,A9Y a3-b2 gR? a3k,b2g A2R,A3Y c3-d2 kYP c3k,d2w C2Y,C3P e3-f4 gPP e3w,f4g d8-e7 kB? d8w,e7k D7B,D8B e3-e5 kYY b2-b4 kY? A3Y,B3R b4-b6 gGB A5B,B5G e7-e9 kBB b8-b10 kRP A9R,B9P b4-c3 R? B3G,B4R e5-f4 GY E4G,E5Y -Tw -HP Tg+rW -oP oY ot HR oP HY otk ow -rC . Tw -S7 -HR . S3 T . e7-f6 gGB E6B,E7G c7-d6 wBP c7w,d6g C6P,C7B b0-b2 kGY A1Y,B1G d10-e9 gY? D9P e9-f8 wBY E8B,E9Y d6-e7 GP D6P,D7G c1-d0 kPP c1w,d0k d0-d2 RP C1R,D1P e9-f10 kRB f10w E9R f8-f10 BY E9B S2 otk+ow otw -S3 oc C oR otg S1 -T . S2 b0-c1 BP B1B -HB oR+ot N+rE -oY Tk Tg ow otw HR otg -oc -HR -P . HB HG rC a3-a5 kP? a5g A4G d8-e9 P? D8G,D9P otg+rE HG+HY T+oR oG otk P HP S7 -HB . HG c3-c5 kBP c5g B4B,C4P d0-e1 wP? D1Y e3-f2 wBB a5-b6 GY A5Y,A6G = S1+otk oc N+rW oG+ow S3 C Tk HY -C . ot e5-e7 BY D6B,E6Y a1-b0 gRG A1G b8-c7 YY e5-f6 R?
p 198 0 1150 houses,sure 1 17 18 17*3
m 138 2 {"hastyRoll":false}
S3 S7 oY oP Tw N N C S1 otg Tg rW b0-c1 kRP b0k,c1w B1R a1-a3 kP? a1k,a3k A2G b2-c1 wG? B1P,B2G e1-e3 kR? e1k,e3k D2R,E2Y d2-d4 kRG d2g,d4k C3R,D3G e9-f10 wYP e9w,f10g E9Y c7-d8 kGB c7g,d8k C7B,C8G a7-a9 wGG a7w,a9g a1-b0 P? A1R b8-b10 gYY b8w,b10g e7-e9 gRG D8R,E8G b6-c5 wBB b6g,c5w a3-b2 P?
p 56 0 1231 houses,sure 1 12*6 13 12*2
m 140 4 {"hastyRoll":false}
ow otg S2 oR T HG oY P S3 T ow oc oP S7 oB Tg oP S7 HB HY C rE rC Tg d6-e5 gBY d6w,e5g D5B,D6Y a9-b10 kBP a9g,b10k A9P c5-d6 wYY d4-d6 wRY C5Y,D5R b10-c9 gBY B9B c1-d0 kRB c1g,d0k C1R d0-d2 wBP C1P,D1B b4-c5 gGP B4G,B5P c7-d8 wGG c7g,d8w a1-b0 gGB a1g,b0w A1G a7-a9 kRP A8R b6-c7 gRY B6Y,B7R e5-e7 kR? D6R,E6B d2-e1 wYP D1P,D2Y c3-c5 wP? B4R,C4P c9-d8 G? C8B,C9G e1-f0 gBY E1Y e3-f2 wRY e3w,f2g E2Y,E3R d4-e3 B? D3R,D4B a7-b8 kY? A7Y,A8R d6-d8 RP C7R,D7P d8-d10 gYP d10w C9Y,D9P b8-c7 GP B7G,B8P Tg+oB -rC otg+ow T+oc rW HP otk HP Tw -otk -HB -HP -HY -rE . oG rE S2 HG Tk a1-a3 gB? A2Y e9-f10 wBY E9Y e7-f6 gYP E6G,E7P e5-f6 Y?
p 129 2 1162 houses,sure 1 18*8 19*4 18*4
m 141 2 {"hastyRoll":false}
oR S7 ow HP N HG Tk otk oc Tk oY HR b0-c1 gP? b0g,c1w B1P c3-c5 gBY c3g,c5w B4B,C4Y c5-c7 gR? B6R,C6G b6-c7 gRB B6R,B7B c3-d4 wYP C3P,C4Y d4-e3 gYP D3P,D4Y f6-f8 gB? f6g,f8k E7P b8-b10 gYP b8k,b10g A9P,B9Y c1-d0 wG? C1P a7-b6 kRG A6G,A7R a7-b8 BY A7B,A8Y a5-b4 kBP a5k,b4g A4P,A5B d8-d10 kY? d8k,d10k C9Y,D9P b8-c9 gRP B8P,B9R c9-d10 YP C9P d6-e7 kRG d6w,e7k D6R,D7G c5-d4 B? C4R,C5B -oR Tk+oY HB otw rW -HB . oB a1-b2 wBP a1g,b2w A1B,A2P e5-f6 wR? E5R,E6R a5-a7 YY b4-c5 RG B4G,B5R -otw HR+oc otw HR oP -HP -HR -otw -S7 . HP HB rE Tg a1-b0 RY A1R d6-d8 Y? C7Y,D7B d0-d2 k?? C1G,D1R a9-b10 wGP A9G e1-f2 gBY e1w,f2w E1Y,E2B e7-f8 RY E7R,E8Y d10-e9 wRP D9P d4-e5 R? D4B,D5R +C4 oB+ow oP+otk rC rE . b2-c3 RY B2R,B3Y d8-e7 BY D7B,D8Y +A7 HB+rC Tk+rW P oY -HP -HG -P -rE . S3 Tw otg T c3-d2 RR oY Tg+Tw T rC -rC -S3 . oP otg b2-b4 GP A3G,B3P
p 69 0 1231 houses,sure 1 19*3 20 19*5
p 169 0 904 joining,sure 1 16 15 23 11
m 148 3 {"hastyRoll":false}
ow ot S3 oY T rC HR rW otw HG Tw oc C S3 ot HB oB otk b4-b6 k?? b4w,b6k A5R,B5R c1-d2 gG? c1w,d2g C1B,C2G a7-a9 wBY a7w,a9k A8Y b4-c3 gY? B3Y,B4G c9-d10 gB? c9w,d10g C9Y a1-b2 wPP a1g,b2w c1-d0 w?? C1G e3-f2 kRY e3k,f2g E2Y,E3R c7-d6 gR? c7w,d6g C6P,C7R b2-c1 GG e7-e9 gBP e7w,e9g D8P,E8B b8-c9 gB? B8B,B9Y a1-b0 gGP A1G b8-b10 gPP a3-b2 wB? A2B,A3Y a5-a7 gR? a5k A6Y c1-c3 YP B2P,C2Y a3-a5 R? A4P b10-c9 PP oY otw+rW -C rE oG otk HR -HB -S3 . Tw Tk b6-b8 GY A7G,B7Y c5-d6 kGP C5G,C6P b6-c7 YY a7-b6 P? A6G,A7P -oG Tk+Tw T+rC S7 rE ow P -ow -HR . S7 oR d8-e7 wGP D7G,D8P c5-c7 RY B6Y,C6R P+rE Tw+oc S7 P oR oP -oB -oR -ot -oP . S1 rW HB oc c3-d2 P? C2G,C3P +A3 HG oc S3+ot Tg HP HP -otk -otk . HY otg c3-d4 kYP C3Y,C4P e5-e7 kRP D6R,E6P d6-e5 G? D5Y,D6G b0-b2 G? A1G,B1R otg+rW HP+ow Tg+oR oG S1 HY -HB -HY . N oB d4-d6 GY C5G,D5Y +C6 S1 HY+rE N+oG Tg S2 otw -S1 -HP -oB . C T S2 d8-e9 G?
p 193 1 1196 houses,sure 1 0*7 1 0
m 149 4 {"hastyRoll":false}
ot S7 HY P otw S2 Tk otw T oB C oR oP HP ow HB otk rW S3 S7 HR S1 oG oR b6-c7 wGP b6k,c7w B6P,B7G d4-e5 gRG d4k,e5g D4R,D5G e1-e3 gGB e1k,e3g D2G,E2B e3-f2 kBB d10-e9 kRG d10k,e9g D9G f2-f4 kGB E3G b2-c1 wRY b2w,c1w B1Y,B2R c5-d4 kP? C4P,C5P f8-f10 k?? f8k,f10k E9Y e1-f2 RP E1R,E2P C -HB -oG -P N Tk rE HB T rE Tw -Tk . otk -S3 -S1 -HB -oR -HR . Tg ow otg oB oY . b8-b10 kBY b8w,b10k A9B,B9Y e7-f6 wGB e7w,f6w E6G,E7B a9-b8 gRG A8R,A9G b4-c5 wP? B4G,B5P a1-b2 gP? A1P,A2R d4-e3 RG D3R,D4G c9-d8 kBB c9g,d8g e9-f10 BY E9Y d2-e1 gBY D1Y,D2B b6-b8 YP A7Y,B7P d8-e7 RB D7B,D8R c3-c5 gY? B4Y,C4G b0-b2 wGY A1Y,B1G b4-b6 B? A5P,B5B a7-b6 kBB a7g d0-d2 wRG C1G,D1R e7-f8 RG E7R,E8B e5-f4 BY E4Y,E5B = S7+T Tw+ot T+otw ow+rW oY HY S3 Tw -oY -otg -oY . HG HG ot a7-a9 P? A8R S2+rE Tk HP+otk Tg+ow rW Tg N HP -oB -HG -ot . S1 rC oP b6-c5 GP B5P,B6G N rE -HP otw+rW P oG oc C HR -oP -S1 -HG . oc otg S2 f0-f2 g??
p 196 2 1171 houses,sure 1 20 19*3
m 154 3 {"hastyRoll":false}
S7 S3 C oG T Tg HP rW rC oY oY otk Tk HG ot HB S1 oc e1-e3 gB? e1g,e3g D2B,E2R c3-c5 kGG c3w,c5k a5-a7 kBB a5g,a7k c7-c9 wGG c7w,c9k e5-f6 wY? e5w,f6g E5R,E6Y a3-a5 gY? A4P b6-b8 gBY b6k,b8g A7Y,B7B c5-d6 gGY C5G,C6Y e1-f2 gBP E1P,E2B e1-f0 g?? E1G d4-e5 kYP D4Y,D5P d2-e1 wRR d2-e3 RY D2Y,D3R C -HP -ot ow oR Tw HG P -oY -Tw -rW . otw C HB -oc -P -Tk -HG -HG . Tk rE oG oB oP a1-b2 kB? a1k,b2k A1Y,A2B d10-e9 gGY d10k,e9g D9G c5-d4 G? C4G,C5Y b4-c3 gBP b4k B3P,B4B d2-d4 PP d8-d10 gRB d8k C9R,D9B e3-f2 RB E2R,E3B +D2 oY+otk S1+oB Tg+ow T HR otg -HR -oG . Tg ot b2-c1 wP? B1P,B2Y a7-a9 gRP A8P c5-c7 GP B6P,C6G a7-b6 BB f4-f6 gGG a9-b10 gGB A9B b0-c1 gGY B1Y c1-d0 kG?
p 142 0 1150 houses,sure 1 24 25 24*3
m 158 4 {"hastyRoll":false}
Tg oR HG HB S7 HR HY Tk oY otw oc N ot HB T S3 ot S1 rC oB C P S3 oP d4-e3 gYP d4g,e3k D3P,D4Y c1-d0 wRG c1k,d0w C1G e7-f6 wY? e7w,f6g E6Y,E7Y b4-b6 gRY b4g,b6w A5Y,B5R c7-c9 kGY c7g,c9k B8Y,C8G d10-e9 kRP d10k,e9k D9P b2-c1 gGB B1G,B2B e5-f6 kGG e5-e7 B? D6B,E6B HR -otw S1+ot -oB S2 otg S2 oB oP otg -S2 -oR . Tk HG -Tk -S2 -otg -oc . N otk oc S1 -S3 -P . ow HR a1-a3 kGP a1w,a3k A2G a3-b2 P? A2P,A3P c3-d2 gRY c3w,d2g C2R,C3Y f2-f4 g?? f2g,f4g E3P d0-e1 gRY D1Y a7-a9 kGY a7g,a9k A8Y d6-e7 wBP D6P,D7B a9-b10 wGP A9P a5-a7 wRP A6R b4-c5 gGY c5k B4G,B5Y a9-b8 wYY b8-c7 PP a7-b8 GY A7Y,A8G -HY ot -HR Tg S7 HP C rC oR P -HP -S1 -S7 -otk . oY Tw rE ow -oR -C -oP -ow -oP . oG T HY Tw rW c3-d4 RG C3G,C4R a5-b6 BB b10-c9 B? B9B = HB+HG oY+oY T+oB rC+rC HP rW otw oG -P -Tk -HP . otk Tg rE e7-e9 YY a3-a5 BY A4B b6-b8 R? A7Y,B7R = HY+T -HG ow C+otw HP HY S1 C S3 -HY -Tg -S1 . P ot Tg b4-c3 RY B3Y,B4R c3-c5 RP B4P,C4R Tw+rW HB Tw+otg ot+rE oP otw oR P -S7 -Tg -P . HP oc S7 e3-f4 RY E3Y,E4R d2-e1 RR +A6 oR+rW oc+otk C+oP S3+S3 otk ow HR ot -P -HP -ow -S7 . rC Tk HR oB c5-d6 G? C5B,C6G c5-c7 GP B6G,C6P
p 55 0 1231 houses,sure 1 3 5 3*5 4 3
p 164 0 1184 houses,sure 1 7 8 7*3
p 256 1 1123 joining,sure 1 13 12*3
m 159 2 {"hastyRoll":false}
Tw oP C oG HR Tg oP HR Tw S7 HB otg b2-c3 gGY b2g,c3k B2Y,B3G c1-c3 wB? B2G,C2B b10-c9 wGP b10g,c9w B9P a5-a7 gRG a5g,a7g A6R e5-f4 gG? e5g,f4g E4G,E5R b0-b2 wRP A1R,B1P d0-d2 wRB d0g,d2w C1B,D1R a9-b8 wBB a9w,b8w e5-e7 gB? D6G,E6B e3-f4 kRG E3R,E4G c3-d4 gBP C3P,C4B e9-f10 wB? e9w,f10g E9P c9-d8 wY? C8Y,C9G a3-a5 kGY A4G a1-b0 kRB A1B a7-b8 GP A7G,A8P c1-d2 R? C1B,C2R c3-c5 wGP B4P,C4G e5-f6 kRP E5R,E6P a7-a9 YP A8P oP+otg -Tw otg N HP -HP -oG -Tg -HR . HB oc P C d8-d10 wRG C9R,D9G a3-b4 kGY A3G,A4Y b2-c1 GP B1G,B2P -P HB+S7 rC S1 HP -N . Tk b4-c5 Y? B4Y,B5B b0-c1 GP B1P = C+oc HP+Tw P Tk -P -HB -Tk . T oR oB c7-d8 kY? C7Y,C8P a1-a3 PP +B1 T+rC HR+otg otk S1 -C -oR . oc oB d8-e7 YP D7Y,D8P d0-e1 gBP D1B e1-e3 R? D2G,E2R d4-e3 RG D3G,D4R = oB+oc S1 S2 oR . b8-c7 RG B7G,B8R
p 163 1 1032 joining,sure 1 16*2 18 16
m 162 2 {"hastyRoll":false}
N HG oB rC S7 oB HP Tw Tw ow S2 S3 e5-e7 gP? e5g,e7k D6P,E6B d8-d10 wRB d8g,d10w C9B,D9R e1-f2 gYY e1w,f2g c9-d10 w?? C9P b0-c1 wG? b0k,c1w B1G d8-e9 gRG D8R,D9G c1-d2 kGY C1Y,C2G a7-b8 kB? a7k,b8g A7Y,A8B b2-c3 gY? b2w,c3g B2R,B3Y f6-f8 gY? f6g,f8g E7R a5-a7 wPP c5-c7 wGY c5w,c7k B6G,C6Y d6-e5 g?? D5B,D6G b4-c5 wRB B4B,B5R a9-b10 kRY a9k,b10w A9R e1-e3 kG? D2G,E2B c1-c3 GP B2P,C2G a1-b0 gRG A1R a1-a3 kP? A2G a3-a5 B? A4Y b6-c5 gGB b6k B5G,B6B b6-c7 RY B6R,B7Y ow oB oG rE -oB -N -S7 -rC . HY otg oR HG c3-c5 R? B4B,C4R e7-f8 B? E7B,E8B a9-b8 ?? A8Y,A9B b10-c9 RG B9R c5-d4 wRG C4G,C5R c5-d6 BY C5B,C6Y d6-d8 P? C7P,D7Y = otg+rE Tw+Tw P rC . d4-e5 BY D4B,D5Y = S2 P+oR Tg ot -HG -ot -HG -HY . S1 HP S2 otw d10-e9 Y?
p 119 0 1222 houses,sure 1 19*6 20
p 145 0 1170 houses,sure 1 8*2 9 8*2
m 163 3 {"hastyRoll":false}
Tk HR S7 S3 S7 oR rW oP N T oY T N rE C otg rW Tg f4-f6 wRP f4w,f6k E5R f2-f4 gP? E3Y e7-f8 kB? e7w,f8k E7B,E8G c7-d6 gG? c7g,d6g C6B,C7G e3-f2 kRR b2-c1 gPP b2w,c1g c1-d2 wRG C1R,C2G c5-c7 gP? B6P,C6Y c7-c9 wRB B8R,C8B b6-c5 gY? B5Y,B6Y b8-b10 gP? b8g,b10k A9P,B9G e9-f8 kRB E8B,E9R d0-d2 kG? C1G,D1B b8-c7 YP B7P,B8Y b2-b4 gRB A3R,B3B b6-c7 R?
p 68 0 1222 houses,sure 1 8*6 9 8*2
m 167 4 {"hastyRoll":false}
Tw otw oc oR rE HR C HG S1 HY oY P S1 rW otw Tg ot HR C rC oP S7 HY T b10-c9 kBY b10k,c9g B9Y a5-b6 gGP a5g,b6g A5P,A6G d2-d4 kP? d2w,d4k C3P,D3B b2-c1 kP? b2g,c1k B1P,B2Y a1-b0 gR? a1g,b0w A1R a1-a3 kPP b4-c3 k?? b4g,c3k B3Y,B4G b6-b8 wRP A7P,B7R e9-f8 wRP e9w,f8g E8R,E9P d6-e5 wRB d6g,e5w D5B,D6R e1-f2 kGB e1k,f2w E1G,E2B c3-d4 GB C3G,C4B d0-d2 kP? C1P,D1R a9-b8 kR? A8R,A9R d8-d10 wRG d8g,d10w C9R,D9G d2-e1 GY D1G,D2Y f0-f2 kRP E1R b8-c9 GY B8Y,B9G d6-e7 wRR e5-e7 YP D6Y,E6P -S7 -oR C+S1 Tg+ot otg S7 HG rC ow oP . -Tw . Tk a7-b6 wG? A6G,A7R d4-e5 GP D4G,D5P e1-e3 wYY d8-e7 R? D7R,D8R f8-f10 gB? E9G a7-b8 RG
p 122 1 1193 houses,sure 1 27*4 28 27*2
m 171 2 {"hastyRoll":false}
rC N C HB C P oc rW HY S2 S7 otk b4-c5 wBP b4w,c5k B4B,B5P b2-c3 gGY b2g,c3k B2Y,B3G d6-e5 wGP d6g,e5w D5P,D6G b8-c7 kRY b8g,c7k B7R,B8Y d4-e5 kG? D4R,D5G b2-b4 P? A3B,B3P a5-b6 wR? a5w,b6g A5Y,A6R e9-f8 wRB e9w,f8w E8R,E9B e5-e7 wRP D6R,E6P a7-a9 wY? a7w,a9w A8G b4-c3 GB B3B,B4G -P S2+otk HY Tg oR -HY . T a1-b0 wRG a1k,b0w A1G e7-f6 gG? E6P,E7G d4-d6 Y?
p 69 1 1220 houses,sure 1 13*3 14 13*5
m 174 2 {"hastyRoll":false}
N oR otk S7 oG Tg otg oY P S3 HP rE e3-e5 kPP e3k,e5k a7-b8 kP? a7g,b8k A7B,A8P b2-c1 kRG b2k,c1k B1G,B2R a9-b8 gB? A8R,A9B b4-c5 wYP b4g,c5w B4Y,B5P d8-e9 wYP d8k,e9w D8P,D9Y e3-f4 kRB E3B,E4R c9-d10 wGB c9k,d10w C9B d2-e1 gYP d2g,e1w D1Y,D2P d6-e7 wP? d6k,e7w D6P,D7G c3-d2 kRR c7-d8 wGB C7B,C8G e7-e9 YP D8Y,E8P b8-c9 ?? B8R,B9G e5-f4 RY E4R,E5Y N+otk -HP HG ow oR -P -S3 -oY -ow . N HR ow Tg a9-b10 kGG b10w b4-c3 RB B3R,B4B f0-f2 wRP f0g,f2w E1R b0-b2 wGY A1G,B1Y a7-b6 g?? A6P,A7P e1-e3 Y? D2P,E2Y a3-b4 gBP A3P,A4B b0-c1 B? B1R S7 otg+rE rW C -HG . oB d6-d8 B?
p 111 1 1203 houses,sure 1 21*5 22 21
m 177 2 {"hastyRoll":false}
rW HR rE rC Tw otw C Tk HP ow Tk ow b6-c5 kGY b6w,c5k B5Y,B6G a3-b2 kY? a3w,b2k A2B,A3Y e7-e9 gGP e7g,e9w D8P,E8G e5-f4 gGG e5g,f4w b4-c3 gBB b4k,c3g a7-a9 kBY a7k,a9k A8Y d2-e3 gB? d2g,e3w D2R,D3B d10-e9 gGB D9B b6-b8 wGB A7G,B7B a3-a5 gY? A4B b6-c7 gRB B6R,B7B a5-b4 BY A4Y,A5B d4-e3 gRY D3R,D4Y c1-c3 kBY B2B,C2Y b0-b2 gRB A1R,B1B e7-f8 wRB E7B,E8R b8-c7 GB B7R,B8G -HR ow oB oc S3 -oc -Tw -oB -rC . S1 HP P rE b2-c1 RY B1Y,B2R ow -rE Tg ot oY . e3-f2 gRY E2Y,E3R d0-e1 gGY d0k,e1w D1G b8-c9 wYP B8P,B9Y c7-c9 RY B8R,C8Y +B7 C+Tk -rW Tw HG oG -otw -P -S1 -oY -HP -HG . S7 oG oY otg HB otg c7-d8 gB? d8k C7P,C8B c3-d4 PP d6-e7 gGP d6k D6G,D7P d8-d10 GP C9P,D9G c3-d2 Y? C2R,C3Y rE Tg oP S2 -S7 . oR c5-d4 G? C4P,C5G c1-d2 BY C1Y,C2B = oG+oP HP+Tk otw oB -oR -HB . P HY a5-b6 ??
p 164 1 1262 houses,sure 1 10 9*4 10 9*4 10 9*4 10 9*4 10 9*4
m 189 2 {"hastyRoll":false}
T HP S3 HB rE oG Tg oP ot Tw rW S2 d6-d8 k?? d6w,d8k C7G,D7R c7-d8 wYP C7P,C8Y b8-c9 wP? b8w,c9g B8P,B9Y e5-e7 kGB e5k,e7k D6B,E6G a7-a9 k?? a7k,a9k A8G d2-e1 gRB d2k,e1g D1B,D2R d6-e7 B? D6B,D7G a3-a5 kGY a3g,a5k A4G e9-f8 kP? e9k,f8k E8G,E9P b2-c3 kRG b2w,c3k B2R,B3G d8-e9 GP D8P,D9G b6-c7 kPP b6g e7-f8 B? E7B,E8B -oG oP oR C C . d2-e3 kG? e3g D2G,D3P a7-b8 RP A7P,A8R d2-d4 kBY d4g C3Y,D3B d8-d10 gBY C9Y,D9B d4-e3 RY D3Y,D4R rW -C otg N HG -S3 -HP -T -oR -N -HG . Tw oB Tk oP S7 ow a9-b10 gYP A9P a5-b6 B? A5P,A6B b6-b8 BP A7P,B7B c5-d6 kGB c5w C5B,C6G e1-f0 wRP E1P a3-b2 RG A2G,A3R a9-b8 YY Tw+rE -otg N otk T -ot -C -T -S2 -otk -Tg . HB otw HG Tg ot oc c3-d4 Y? C3B,C4Y c5-d4 RP
p 144 0 1245 houses,sure 1 21*2 22 21*4
m 195 2 {"hastyRoll":false}
P HY rW rE C Tk T oG N ow HR ot d0-d2 gRP d0g,d2k C1P,D1R f4-f6 kP? f4g,f6k E5B d2-e3 wRP D2R,D3P a7-a9 wR? a7g,a9w A8R e9-f8 wRY e9w,f8w E8Y,E9R c9-d8 gRY c9g,d8w C8R,C9Y d6-d8 wRR b10-c9 gGY B9Y e1-e3 wP? D2P,E2G a3-b2 gRG a3g,b2w A2R,A3G e3-f2 gYP E2P,E3Y a7-b6 gGY A6G,A7Y b8-c9 gRB B8R,B9B c3-c5 kY? c3k,c5w B4P,C4Y a7-b8 RY A7R,A8Y c5-d4 wBY C4Y,C5B d8-e7 kRG D7G,D8R b4-c3 gYP B3Y,B4P e7-e9 P? D8Y,E8P a9-b10 GB A9G oG+ow -P S3 HB Tg -Tg -HB . ot HG a1-a3 kG? A2G b4-c5 P? B4Y,B5P S3+ot ot+rE oc S7 -Tk -HY -HG -S7 -rW . S7 N S3 oG HP e5-f6 kP? E5G,E6P b4-b6 GB A5G,B5B d4-e5 RP D4R,D5P c1-d0 gBY C1B c5-d6 GP C5P,C6G = C+S3 HR+T Tk Tw -Tk -HP . otw oP d4-d6 YP C5P,D5Y = Tw N+oG ow HR -oP -S7 . oY S2 e7-f8 GP E7P,E8G otw N+oc otw S1 -otw -HR -S2 . HY oR oR b2-b4 B? A3G,B3B c9-d10 wBP C9B a3-b4 R? A3R,A4Y ow oY Tg oP -HY . S2 d2-d4 B?
p 179 0 1200 houses,sure 1 14*2 15 16 14*2 15 16 14
m 196 3 {"hastyRoll":false}
HR otw oc P S1 S7 S3 HB HY HG HB rC otg ow N ow otw S3 b6-c5 wPP b6w,c5g c5-c7 kRY B6Y,C6R e1-f0 wP? e1g,f0w E1R d6-e7 wRB d6w,e7g D6B,D7R c3-c5 gGY B4Y,C4G b6-b8 gG? A7G,B7Y b8-c9 gGB B8G,B9B d4-e5 gG? d4k,e5g D4G,D5B c7-d8 wBP C7B,C8P a5-a7 wRY a5k,a7w A6Y e7-f6 kRG E6G,E7R e9-f10 wGY e9w,f10g E9G d4-d6 Y? C5Y,D5P e3-e5 gY? D4Y,E4R a7-b8 P? A7G,A8P f0-f2 gGY E1G b4-c3 kGB B3B,B4G c1-c3 gBB c1k c7-d6 RB C6B,C7R d4-e3 P?
p 82 1 1092 houses,sure 1 16*3 18 16*2 18 16*2
m 203 4 {"hastyRoll":false}
S1 oP P HR HG HY rW HY S2 Tw T N T rC HB HP C S7 otg N oc otk oG ow a5-a7 gGP a5g,a7w A6P c3-d2 wBY c3w,d2k C2B,C3Y d6-e5 kRB d6k,e5k D5B,D6R e9-f10 gGG e9w,f10g e1-e3 kG? e1k,e3g D2Y,E2G b10-c9 kYY b10k,c9k b4-c5 gP? b4k,c5g B4P,B5P a1-b0 gG? a1w,b0g A1P e7-f6 wY? e7w,f6k E6R,E7Y b2-b4 gBY A3B,B3Y c3-c5 GP B4P,C4G c1-d0 kR? c1k,d0g C1P b6-b8 kRB b6w,b8k A7R,B7B a3-a5 kY? a3g A4G c5-d4 kGG d4g e1-f0 kR? f0g E1Y b4-b6 RP A5R,B5P d8-e9 gP? D8P,D9R d4-e5 GY D4Y,D5G d2-e1 RB D1R,D2B b8-c7 wRY B7Y,B8R d6-d8 G? C7B,D7G b0-c1 RG B1G c1-c3 RG B2G,C2R a3-b2 B? A2Y,A3B a7-b8 R? A7B,A8R HY+Tw C+rC oG+oc -P HR HB HP S2 oG -S1 -HY -HR -HG . oB C P otg a9-b10 kYP A9Y a1-a3 GY A2G = HP+ow oB+oP S2+T -HP Tk oY S3 S1 Tw . b6-c7 B?
p 150 0 1213 houses,sure 1 17*5 18 17*2 18
m 204 2 {"hastyRoll":false}
S2 otg S3 oY S7 HG HR ow N rW rC S2 b4-c5 g?? b4g,c5w B4Y,B5P d2-e1 gRB d2g,e1k D1B,D2R e5-f4 kGP e5k,f4g E4P,E5G d2-d4 wRY C3Y,D3R d8-d10 wGP d8w,d10k C9P,D9G c3-d4 wRY C3R,C4Y d6-d8 wRR b6-c5 kG? B5R,B6G e3-f2 wG? e3g,f2w E2Y,E3G b2-c1 kPP b2w,c1k a7-b6 wY? A6Y,A7B d4-d6 RY C5Y,D5R b0-c1 k?? B1B c1-d2 RG C1G,C2R d4-e5 BP D4B,D5P e1-e3 BP D2P,E2B c7-c9 kGP c7k,c9w B8G,C8P e5-f6 gGY E5Y,E6G a5-b4 gGP A4P,A5G a1-a3 gGG a1g,a3w c1-c3 YP B2P,C2Y S3+otg ow rC oR -S2 -oY . C HY a5-a7 GG -oR rC otw oP HY -rC -HR -N -oP . HB S1 HP otg b2-c3 BP B2P,B3B +C2 C+HG otg Tw oc -S2 -HP -otw . oP oG rW b8-b10 gGY b8k,b10g A9G,B9Y b4-c3 P? B3P,B4P c5-d6 BY C5Y,C6B = oc+rW S7 HB ot -Tw -ot . oB HP d6-e5 R?
p 142 0 1173 houses,sure 1 13*3 14 13*4 14
m 206 4 {"hastyRoll":false}
oB ot HB S7 rC P S1 rW T oc otg HP oc HG rW oY oP HG S3 oP oG otw S2 HR b2-b4 gGG b2g,b4w a1-b0 gYY a1g,b0g c9-d8 wP? c9w,d8k C8Y,C9P a9-b8 wBY a9w,b8w A8B,A9Y d2-e3 kY? d2k,e3w D2Y,D3Y e1-f0 wRR e1w,f0w e7-e9 wRG e7g,e9w D8G,E8R c5-d6 gGY c5k,d6g C5Y,C6G a9-b10 gY? A9R c1-d2 kRG C1R,C2G c7-d8 kGP C7P,C8G c3-d4 gBP c3w,d4g C3P,C4B b2-c3 GB B2B,B3G a3-b2 wGG d6-e5 kRY D5Y,D6R e7-f6 g?? E6G,E7Y b0-b2 R? A1B,B1R c1-d0 kRB C1B d6-d8 GY C7G,D7Y c7-d6 RB C6R,C7B -S2 HB+rC -HP oY C otg rE Tk Tg S3 -otg -HR -S3 . Tw S1 oG -T . rC c7-c9 G? B8P,C8G = S7 -rC HG+oc C+otw HY C ow ow N -Tg -C . P oB c1-c3 RB B2R,C2B c3-d2 G? C2G,C3R oP+ow N+oG HY+ot oB+rW oY otw rE Tw -P -ow -Tk -Tw . S7 oR otk otk a1-b2 RB A1R,A2B S1+oP oB+rE S1 S3+oY HY HR S2 oR . d8-d10 kY? C9Y,D9P c5-c7 BP B6B,C6P = S7+otg oR+rW -Tw HR HB ot Tk N Tg -oc -S2 -HB . T HP S7 a5-b4 kB? A4B,A5B b6-b8 kGB A7G,B7B d6-e7 GY D6Y,D7G b4-c3 BP B3R,B4P T+oR HG HY+oG -rE S1 Tw oc oP rW -Tg -oP -rW -P . HG oY C oG a1-a3 GY A2G +A1 -Tw N+oc HG+oG otk oR rE otg oY oP -oY -oY -C . HB rW otw f4-f6 wBY E5Y d10-e9 GP D9G +C7 HB+otw HP+otk rE Tk+otg HR C oB otg -HR . Tg d4-e3 RR
p 255 1 1190 houses,sure 1 10*5 11
m 210 2 {"hastyRoll":false}
oc HG oB HP oG oP oG otg oY HY ow HR b8-c9 wRR b8k,c9w e3-e5 kRY e3g,e5k D4Y,E4R c5-c7 kBP c5k,c7w B6P,C6B f4-f6 gBY f4k,f6g E5B a9-b8 kRG A8G,A9R d6-e7 wRB d6k,e7w D6R,D7B b10-c9 kGP B9G c1-d2 wG? c1k,d2w C1G,C2G e9-f8 kGG e9k,f8w b4-b6 gGY b4g,b6k A5G,B5Y b4-c5 RY B4Y,B5R a5-a7 kBP a5g,a7w A6P e3-f4 R? E3R,E4G b0-b2 wRR b0w,b2g d8-e7 kR? d8w D7R,D8G e1-f2 wYP e1g,f2w E1P,E2Y c1-c3 wRB B2R,C2B c3-d4 kP? C3Y,C4P e5-e7 GG d0-e1 wP? D1P a5-b4 GY A4G,A5Y d4-e3 BP D3B,D4P c5-d6 GB C5R,C6B a7-b8 RG A7P,A8Y a1-b0 wGP A1P c3-d2 BP C2P,C3B oG+ow HP+oG P HR -oc -HR -HG . HY Tw rE b6-c5 Y?
p 111 0 1158 houses,sure 1 20*3 21 20
m 212 4 {"hastyRoll":false}
rW rE otw otk oY oP oc ot P HY S3 C S1 Tw S7 S1 oR rC Tg otg S3 ow HB rC a3-b2 gYY a3w,b2g b10-c9 gRP b10k,c9g B9R a7-a9 kRB a7k,a9g A8B b6-c5 kGB b6w,c5k B5B,B6G b8-b10 gY? A9P,B9Y a1-b0 wGP a1w,b0w A1G c5-c7 gRG B6G,C6R d4-d6 wBP d4k,d6w C5P,D5B b6-c7 ?? B6R,B7Y oY+rW -oc S1+Tw -HB oR ot Tw oP oc HG -Tw -HY . P oG -ow -S3 -Tg . S2 HB C e3-f2 kYP e3w,f2k E2Y,E3P d6-e5 kR? D5P,D6R e9-f8 wGB e9g,f8w E8G,E9B d6-d8 gRY C7Y,D7R b4-c3 wRP b4w,c3g B3R,B4P b2-b4 GP A3G,B3P e1-f0 wG? e1w,f0k E1B b4-c5 YP B4Y,B5P c9-d10 kY? C9P b4-b6 Y?
p 111 2 1250 houses,sure 1 15*2 16 15*6
m 220 3 {"hastyRoll":false}
oR Tg N rE otk P S3 Tw oG oc oY rC otk HP otg S1 S7 ot e3-f2 kP? e3k,f2g E2P,E3G c9-d10 kRP c9k,d10k C9P d8-d10 wR? C9R,D9P e7-f8 gGB e7g,f8g E7G,E8B a7-a9 kB? a7g,a9k A8P b6-c5 wBB b6g,c5w c3-d2 wBP c3w,d2k C2B,C3P e1-f0 wP? e1w,f0g E1P d0-e1 kBP D1P a9-b8 gGP A8P,A9G a5-b4 kR? a5k,b4k A4R,A5B b2-c3 kP? B2P,B3R e9-f10 wB? e9g,f10w E9P b0-b2 kRB A1R,B1B a1-a3 gGB a1g,a3w A2B b6-b8 P? A7G,B7P c5-c7 wRB B6B,C6R b4-b6 GP A5G,B5P d4-d6 wG? d4g,d6w C5G,D5B a7-b8 GY A7Y,A8G -rC -ot otk HY otg N ot oY . -otk -S1 -ot -otg . P C oc rE a3-a5 RY A4Y a1-b0 GB A1B a5-b6 P? A5P,A6R -HY HP+oc Tg+oR oP otw C ow -oG -Tw -oc . Tk otw HG c1-c3 kGY B2Y,C2G d2-e3 G? D2G,D3R b4-c5 P? B4R,B5P +A5 oP+otg P+rE ow Tg rW S1 -S3 -Tk -HG -Tg . HP oB oG T c9-d8 RP C8P,C9R C+S7 N+rE T+otw HY Tk S7 -N -rW -HY -C . S2 HG rW S3 d6-e5 wY?
p 174 0 1235 houses,sure 1 10*8 11
m 223 3 {"hastyRoll":false}
P rW S1 HG Tg ow HB Tw N otw HR S7 oP oc rW rE HY rC a3-b2 wRG a3g,b2w A2G,A3R d2-e1 gPP d2g,e1g d10-e9 wRY d10w,e9k D9Y b2-c1 wR? B1R,B2Y b6-c7 wBP b6k,c7w B6B,B7P a1-b0 wYP a1w,b0k A1P b2-b4 wB? A3B,B3P a3-b4 GP A3G,A4P N+Tw -oP -S1 oG oR oR Tk HB -HY -oR . otw Tw . c5-d6 wRG c5w,d6w C5R,C6G c1-c3 wR? B2R,C2G b8-b10 wB? b8w,b10g A9B,B9G b10-c9 kRG B9G d0-d2 wB? d0g C1Y,D1B c9-d8 wBY d8g C8B,C9Y e7-f6 gBP e7g,f6g E6P,E7B f2-f4 gGY f2k,f4g E3Y c9-d10 PP d4-d6 wPP d4k d2-e3 kPP a5-b4 gBY A4B,A5Y f0-f2 wRG E1R d4-e3 GB D3B,D4G f6-f8 kGB E7G c7-d8 GP C7G,C8G b8-c9 GB B8B,B9G Tg+ow HR -oR oP P oB HP -otw -Tw -rE -oc -rC -HP . oY C HR HP oB HG c3-d2 RY C2Y,C3R a9-b8 wPP
p 140 2 1335 houses,sure 1 28 27*4 26*3 27 26*3 27 26*2 27
m 227 4 {"hastyRoll":false}
HR ot ow P oP oG P ow oY oY oc rC Tg Tg Tk S3 HR S7 otw rE C HP HB oB e1-f0 wRB e1g,f0w E1R c3-c5 wRY c3w,c5g B4Y,C4R b8-c7 kYP b8k,c7w B7P,B8Y e5-f4 kGP e5g,f4k E4P,E5G b2-c1 wG? b2w,c1k B1R,B2G a5-b4 kGP a5k,b4g A4G,A5P c1-d0 kR? C1Y d8-d10 k?? d8k,d10g C9G,D9B d4-d6 wBY d4w,d6k C5B,D5Y b6-c5 wGB B5B,B6G b8-b10 wPP e9-f10 kRG e9g,f10k E9R e9-f8 gGY E8Y,E9G c1-d2 kBY C1Y,C2B d0-d2 B? C1G,D1B -HR C+HP -P P+oc S2 HB T S7 HY S1 -S2 -S7 -HB -Tg . S2 C T oc . a7-b6 kRG A6R,A7G e1-e3 kB? e3w D2G,E2B c7-c9 kBP c9g B8B,C8P d8-e9 B? D8P,D9B d8-e7 wGB D7G,D8B e7-e9 G? D8G,E8P oP+ot S1+rC -S2 HB+otw oR N rE rC Tw -Tg -S3 -Tk -T -C -rC . rW HG oR rW Tw oG a1-b2 wY? A1Y,A2G d2-e1 RG D1Y,D2R b2-b4 P? A3R,B3P e3-f2 kBB a1-b0 kGB
p 76 2 1222 houses,sure 1 6*7 7 6
p 152 1 1127 houses,sure 1 26*3 27
m 231 2 {"hastyRoll":false}
C oB oR oY S1 Tg T ot C oB HR Tg d4-e3 gGY d4k,e3g D3Y,D4G c9-d8 kGB c9k,d8k C8B,C9G a1-b0 kGP a1w,b0k A1G b10-c9 gYY c9-d10 gP? C9Y b4-c5 wR? b4g,c5w B4Y,B5R c5-c7 wBY B6Y,C6B c1-d2 gYP c1g,d2w C1P,C2Y e3-f2 wRY E2Y,E3R d8-e9 kYY a5-b6 wRG a5w,b6w A5R,A6G b2-b4 wBY A3B,B3Y a7-b8 wR? a7w,b8w A7P,A8R a5-a7 P? A6G c5-d4 RB C4B,C5R c7-d6 gRY C6R,C7Y e5-f6 gBY e5g,f6k E5B,E6Y a5-b4 Y? A4B,A5G c3-d2 wBP c3k C2B,C3P c7-c9 YP B8P,C8R a3-b2 gGP A2P,A3G d2-d4 P? C3P,D3G e5-e7 wY? e7k D6R,E6R a1-b2 BB d6-e7 YP D6P,D7P b8-b10 YY A9G,B9P T -S1 oc S7 oG -oB . S2 b2-c1 BB +A5 C+S7 Tg+ot otw rW -S2 -otw . HY otg d2-e3 B? D2G,D3B = rW oY+otg HP rC -Tg . ow c5-d6 G? C5R,C6G = oG+ow C+oB S3 HP . d2-e1 kGB D1G,D2B d8-d10 P? C9R,D9P -S3 HP+HP HB Tk S7 . d6-e5 G?
p 96 1 1198 houses,sure 1 27*4 26*12
p 142 0 1208 houses,sure 1 16*5 17 16*3
p 151 1 1116 houses,sure 1 9*4 11 9*4
m 235 3 {"hastyRoll":false}
T rW rC S1 HY N C otg oR oB HP S3 ow otg P otw HR ot b6-c5 kBB b6g,c5k e5-e7 kBP e5g,e7k D6B,E6P c1-d2 w?? c1w,d2w C1Y,C2G d2-e1 wRY D1R,D2Y a1-b2 kBY a1k,b2w A1B,A2Y d4-e3 gGY d4g,e3w D3G,D4Y d0-d2 gGP C1P,D1G c5-c7 wP? B6P,C6G a3-b4 k?? a3w,b4k A3Y,A4G e5-f4 kB? E4B,E5Y c9-d8 gBY c9g,d8g C8Y,C9B d6-d8 kGY C7Y,D7G b2-c1 P? B1P,B2P b8-c7 kBY B7Y,B8B d10-e9 kB? d10k,e9k D9G b2-b4 Y? A3Y,B3B f2-f4 kGB E3G f0-f2 gR? E1R d4-e5 RY D4Y,D5R a9-b8 kBY a9g A8Y,A9B a5-b4 gYP A4P,A5G c5-d6 Y? C5P,C6G b8-b10 wBB c1-d0 RB C1R otw+ow -N S3 Tg HB Tk oP -Tk -HB . Tk P -HP -oB . HY ot c3-d2 gY? C2B,C3P d6-e7 GP D6G,D7P a3-b2 GP A2G,A3P P+ot HY+S1 -C oB rC oG HR . b10-c9 YY T+rW oG+otg -HR oG C N HG -ot -C -HY -oR -HR -oP . oc otk rE otw S1 HG b2-c3 RB B2B,B3R = -S1 oB+otg P+oG otk S7 S3 HP -rE -HG -S7 -otw . rW S2 rE oc a5-a7 gGB A6G c3-c5 RB B4B,C4R a3-a5 YP A4P +A3 otk+otk HG+Tg Tk+rC T oY oR -oc -S2 -rE -rW -T . S2 oP Tw Tw ow e7-f8 g??
p 202 2 1342 houses,sure 1 11*4 12 11*3 12 11*4 12 11*4 12*5 13
m 244 3 {"hastyRoll":false}
oY oB Tk oY rE S2 HR ow otg P oG Tk N N HP Tg HR HG a1-b0 gYP a1k,b0g A1Y d4-e3 gGY d4w,e3g D3G,D4Y a1-b2 kGY A1Y,A2G e3-e5 wGB D4G,E4B c9-d10 gR? c9w,d10g C9R a7-b6 gYY a7g,b6k b2-b4 wB? A3B,B3B d6-d8 gG? d6g,d8k C7P,D7G c7-d8 wBY C7Y,C8B a9-b8 gRG a9g,b8w A8G,A9R c1-d0 kYP c1k,d0g C1Y b6-b8 YP A7P,B7Y d0-d2 kRP C1P,D1R d4-e5 GY D4G,D5Y -HR HP+N S2+rE HG oB otg C -Tk . S7 d8-d10 RB C9B,D9R b6-c5 wBY B5B,B6Y a3-b2 wYP A2Y,A3P b8-c7 R? B7R,B8Y d8-e9 wRP D8R,D9P c5-c7 GG -HG otg Tk+oY rW oR oG oc . f4-f6 gYP f4g,f6k E5Y a3-b4 GG oc oB+rW HR otk rE oP -Tg . C c9-d8 P? C8P,C9P oG+ow HG+oP oY HY Tg Tw -Tg -C . oP HY a7-b8 RG A7G,A8R = HY+N otk otg+rE P T otw -P -oG -oP . Tw S7 rC b4-c5 YP B4Y,B5P d10-e9 RY
p 152 1 1158 houses,sure 1 7 6*3
m 250 3 {"hastyRoll":false}
HY ot rC S2 oG S7 HG rW oP HG oG HP Tk C Tg otg Tw oB a7-b6 gGB a7g,b6w A6G,A7B a1-b2 gRY a1g,b2g A1R,A2Y e5-e7 kG? e5k,e7g D6G,E6R e9-f10 wRP e9w,f10w E9P b2-b4 gY? A3G,B3Y d8-e7 gRG D7G,D8R d8-d10 gGY C9Y,D9G d0-d2 wYP d0w,d2k C1Y,D1P b4-b6 R? A5R,B5G c7-c9 gGP c7w,c9g B8G,C8P b2-c3 wG? B2P,B3G c9-d10 P? C9P a7-b8 kB? A7G,A8B b6-b8 RP A7P,B7R -HG Tg HY+S7 P Tw HY rE . -oG . S7 d4-e5 wBB b8-c9 GB B8B,B9G e1-e3 gRP e1g,e3k D2R,E2P a3-a5 wRB a3k,a5w A4B d0-e1 YP D1Y c3-d4 P? C3P,C4B +A7 -oG HY+otg S2+rC Tg HR otw ow -HP -oP -HR . T otg oY b0-b2 gP? A1P,B1R c1-d2 wRG C1R,C2G c3-d2 Y? C2Y,C3G c1-d0 R? C1Y oB ot rW oR ot S3 . f4-f6 gGP f4k,f6w E5P e7-f8 g?? f8k E7B,E8Y f6-f8 Y? E7G a9-b10 wY? a9w,b10k A9B d4-e3 GB D3G,D4B +A7 T+Tw C+Tk S7+ow rC S1 C -S1 -Tw -otw -oR . N N oc HB a3-b2 GG e5-f4 GB E4B,E5G +A7 C HG+P -N otk rE HP otw -oc -HP -HB . S1 oc HB b8-b10 BY A9B,B9Y e3-e5 Y? D4Y,E4B = oc+otw ot+rE oY+rC oB HR P -S1 -oB -HB . rW ow Tk e7-e9 GB D8B,E8G a9-b8 GB A8R,A9B otg N+rW -otk S3 otk oY T -HR -oY . S2 oP b10-c9 YP B9Y = Tk+otk T P+rE oR C oY -S2 -oP -C . HR oc Tw d8-e9 P?
p 95 1 1275 houses,sure 1 19*3 20 19*5
p 189 2 1250 houses,sure 1 23 22*8
p 241 0 1182 houses,sure 1 18*5 19 18
m 251 4 {"hastyRoll":false}
oR otk Tg otg S2 S1 ow ot otw otk Tg oB oP oc HB S3 HY Tw N oB rC P rW oc e1-f0 wRY e1w,f0g E1R b2-c3 wRB b2w,c3w B2B,B3R b10-c9 wB? b10k,c9w B9P d4-e5 kBP d4k,e5k D4P,D5B d8-d10 kRP d8k,d10g C9P,D9R b4-b6 kG? b4w,b6k A5G,B5G e9-f10 wGY e9g,f10w E9G e3-f4 gRY e3w,f4g E3Y,E4R c1-d0 kB? c1k,d0g C1B a5-b4 wRG A4G,A5R c3-d2 gGB C2B,C3G e5-f4 YP E4Y,E5P e1-f2 kBP E1P,E2B a3-b2 gGP A2P,A3G b2-b4 RP A3R,B3P c7-d6 gRP c7g,d6g C6R,C7P a1-a3 kR? A2B a9-b8 wB? a9g,b8w A8B,A9R d2-e3 GY D2Y,D3G b6-c7 GB B6G,B7B f8-f10 wRY E9R c9-d8 GY C8Y,C9G e3-e5 R?
p 103 2 1231 houses,sure 1 30*2 31 30*6
m 252 2 {"hastyRoll":false}
N HB oR Tg S3 oR ow ot P HY S3 ot c9-d10 wGB c9w,d10g C9G c3-d4 kGY c3k,d4k C3Y,C4G e7-f8 kR? e7g,f8k E7R,E8G a5-b6 gP? a5k,b6g A5R,A6P a1-b2 gBP a1k,b2g A1P,A2B c5-d6 kY? c5k,d6k C5R,C6Y d2-e1 wGG d2g,e1w a3-b4 wB? a3w,b4k A3B,A4R c5-d4 GB C4G,C5B b8-b10 wRG b8w,b10w A9R,B9G d6-e5 kYP D5Y,D6P e3-f4 wBB e3k,f4w b6-c5 R? B5R,B6Y a1-b0 gBP A1P d6-e7 BP D6P,D7B b0-c1 kBY c1w B1B a7-b8 kGB a7w A7B,A8G d8-d10 kG? d8w C9R,D9G c9-d8 Y? C8G,C9Y N+S3 -HY S7 Tk rW -Tk -S3 -P -ow . rE S1 oG S7 a9-b8 gBY A8Y,A9B c7-d8 kGG c7g d10-e9 wRP D9R b8-c7 RP B7R,B8P e3-f2 gYP E2Y,E3P e1-f0 wGP
p 79 0 1142 houses,sure 1 12*3 14 12*5
p 111 0 1043 houses,sure 1 16*2 18 16
m 261 2 {"hastyRoll":false}
HP oP oc S2 N HP oG otk HG oY Tg oP a1-b0 gRG a1g,b0k A1G e5-f4 gRP e5w,f4g E4P,E5R c1-d0 kBP c1k,d0k C1P b8-b10 wY? b8w,b10w A9P,B9Y c9-d10 kYP c9w,d10k C9P f4-f6 wPP e1-f2 kGP e1w,f2k E1P,E2G b10-c9 R? B9P b2-b4 kGB b2w,b4k A3G,B3B f0-f2 wRR e7-f6 wRR d6-e5 w?? D5G,D6R e9-f10 kBY e9g,f10k E9B c3-c5 kGY c3k,c5g B4G,C4Y b2-c1 ?? B1P,B2G d8-e7 wYP d8k D7P,D8Y b8-c9 YP B8Y,B9P -HP oG+otk ow HR oR -oP -HP -HR -S2 . N ot oB S7 c5-d6 GY C5Y,C6G b6-c5 wR? b6g B5R,B6P c7-c9 wPP c7g b8-c7 R? B7R,B8Y = oc+ow -HG HY rE oB -rE -oB -Tg -oR -oY . S1 oG S1 HY HB a7-a9 gGB a7g,a9g A8B a5-b6 wG? a5k A5R,A6G e7-f8 wP? E7P,E8G d2-e3 kB? d2g
p 128 0 1209 houses,sure 1 31 30*6
m 262 3 {"hastyRoll":false}
N Tk rW Tw otw oY P otw HR S7 C HP S3 oR T ot S2 oc c1-c3 wRB c1w,c3k B2R,C2B a9-b8 kP? a9w,b8k A8P,A9Y c3-d4 gRG C3G,C4R d4-e3 wGB D3B,D4G b0-b2 wGP b0w,b2k A1G,B1P b8-b10 gR? A9G,B9R a5-b4 wYY a5w,b4g c5-d6 gPP c5g,d6k d4-e5 wR? D4G,D5R d2-e1 kYP d2k,e1w D1P,D2Y d10-e9 wRP d10w,e9g D9P d6-e5 BB e1-e3 YP D2P,E2Y c1-d2 P? C1R,C2P -P S2+T Tk+otw HP oB oB oG -HP -oB -S7 -HR -HP -otw . rE rC HB S2 S1 P c3-c5 GB B4G,C4B +C2 oR+oc oG+oY -P HG oP S3 Tg -Tg -S3 . HY rC b8-c7 wGB B7B,B8G d6-d8 kRP C7R,D7P b4-c3 G? B3G,B4P e1-f2 gBP E1P,E2B c5-c7 Y? B6G,C6Y f4-f6 gP? f4g,f6k E5R a1-a3 gBY a1g,a3w A2B e3-e5 B? D4P,E4B +C2 -HY HG+ot N+Tw otk HB oG HR -HB -otk . otg Tk b4-b6 gBY A5B,B5Y f0-f2 gR? E1G a5-a7 kGP A6P e9-f10 gGP E9G b2-c1 RP B1P,B2R f8-f10 gRY E9R a7-a9 YY +C2 -S3 rW C+HB oR ow HG rW -S2 -rC -rW . S7 oY oP c7-d8 R?
p 176 0 1220 houses,sure 1 13 15 13*3 14 13*3
m 268 3 {"hastyRoll":false}
T Tk P Tw S1 oG N S7 C HG oY S3 rW HB ow rW HY otw a1-a3 kPP a1g,a3k f6-f8 gG? f6k,f8g E7R d4-e3 kG? d4k,e3k D3G,D4G b6-c7 gRP b6g,c7k B6P,B7R d2-e3 kG? D2G,D3R e7-f6 gG? E6G,E7B b4-c5 wRR b4g,c5w b2-b4 kBB c1-d0 kP? c1g,d0k C1Y a7-b8 gRB a7k,b8g A7R,A8B e7-f8 R?
p 54 1 1231 houses,sure 1 5*7 6 5
m 269 4 {"hastyRoll":false}
S3 ow P otg rC HR HG rW oR HB oG T rC HR C oG otw S1 otw Tg ot otg HY S1 d4-d6 gR? d4g,d6g C5P,D5R a7-a9 gBY a7w,a9g A8B e5-e7 gGB e5w,e7g D6G,E6B b4-b6 gGB b4g,b6w A5G,B5B e5-f6 wRB E5R,E6B d4-e3 kGG a5-b6 kRY A5R,A6Y a3-b4 gGY A3G,A4Y b4-c5 wYY c5-c7 wGP B6P,C6G c3-c5 wB? B4B,C4Y a1-b2 gR? a1g,b2g A1R,A2R a5-b4 P? A4P,A5Y -P -T -C HY+Tg oY HY HB ot oB oR otk -HR -S3 -rC . ow C S7 -HB -oG -ot -oR . HP oP Tk HG -HR . N d8-e9 wRB d8g,e9w D8R,D9B d4-e5 PP e3-f2 wY? E2B,E3Y b0-c1 kRY b0k,c1g B1R e1-f2 gRP e1k E1R,E2P d2-d4 kRP C3P,D3R a9-b10 kGB A9G e5-f4 kR? E4R,E5G d0-e1 gYP d0w D1P d6-e7 Y? D6Y,D7Y -S1 S1+otk oY+ow -HB oc oP P Tw S3 rW . -oP -rW -HG . rE Tk rE c7-c9 gGB B8G,C8B c9-d10 kP? C9R a3-a5 RY A4R +A5 HG+HP otw+rC P+otg HY+ow oc T Tg HP -Tk -rW -rE -S3 . N Tw oY S2 b6-c5 RG B5R,B6G +A4 oP+oc ot+otw -C oY S7 oB otk S2 Tk -N -Tw -Tk -S2 -rE -Tk . C HB rE T ow P a7-b8 kP?
p 202 3 1137 houses,sure 1 14 13 14 13*6
m 273 2 {"hastyRoll":false}
rE oR S2 HB oP Tw T S3 ow otg ot C b8-b10 gRR b8w,b10g c9-d10 wRY c9w,d10k C9Y d6-d8 kRP d6k,d8k C7P,D7R f8-f10 wGG f8g,f10w e7-f8 gGB E7B,E8G d2-d4 gRB d2g,d4g C3R,D3B a9-b8 wGY A8Y,A9G a3-b2 gRB a3g,b2w A2B,A3R b8-c7 gRB B7R,B8B c3-d2 gGP C2G,C3P a7-b8 kGG c5-d6 gRY C5Y,C6R c9-d8 YP C8Y,C9P c3-d4 Y? C3B,C4Y C+ot -oR HP rC Tg -HB -Tg -S2 . S1 HB Tg e5-f6 gYY e5w,f6g a5-b6 kRY a5k,b6k A5R,A6Y d6-e5 YY c7-d6 BP C6B,C7P a5-b4 gR? b4w A4R,A5P d8-d10 GB C9B,D9G HP+otg -S1 HP rW oB -rW -Tg -oP -HB -Tw -oB . S2 HR HY oc Tk N d10-e9 gGG e9k e7-e9 BY D8B,E8Y b0-b2 gG? b0w A1G,B1P c3-c5 YY B4Y,C4P c5-c7 BP B6B,C6P HY+rC HP+T otk ot -HR -S2 . S7 HR b2-b4 BY A3B,B3P e7-f6 PP = Tk+oc S3+ow oY P -S7 -HR . oB S1 f0-f2 kR? f0k,f2w E1Y c7-c9 R?
p 152 0 1298 houses,sure 1 23*8 24
m 274 3 {"hastyRoll":false}
oG P ow Tw oc oR S2 rE Tk oP oG HR oB oP S2 rW HR oY a1-a3 gB? a1g,a3g A2P c7-c9 gBP c7g,c9g B8P,C8B a3-b4 wGY A3G,A4Y e5-e7 wRG e5w,e7k D6G,E6R c7-d8 wR? C7R,C8G c5-c7 wP? B6Y,C6P a3-a5 kGY A4Y b10-c9 wGP B9P c9-d10 kRY C9Y a1-b0 kBY A1B b6-b8 wGB b6w,b8g A7G,B7B b2-c3 gRP b2k,c3g B2R,B3P b6-c5 Y? B5Y,B6P b6-c7 BB -Tk HR Tw+oR C C HP S7 -S2 -C . Tw HY -rW -oY -S2 . S3 P Tg e7-f6 kRP E6R,E7P a9-b10 wB? A9B a7-a9 gY? A8Y a5-b6 R? A5Y,A6R c7-d6 w?? C6R,C7R d6-e5 GP D5P,D6G f4-f6 wR? E5P c5-d6 GY C5Y,C6G = oG oG+oP -S3 Tg otg N T -N -P -T -oP -oB -HP . ow otw oc ot oB oY b8-b10 RY A9R,B9Y +B6 -otg oB+oc P T S1 otk otg -oY . rC a7-b6 P? A6P,A7Y +B6 otw+ow oc+ow -Tw HG S3 otk otw -C -S1 . Tk rE d8-e9 wYY d0-e1 gGB d0g,e1k D1G d2-e3 wPP d2k,e3k d2-e1 P? D1P,D2P d6-e7 GY D6Y,D7G HY+rE Tg+ot S3+S7 HP HY oR -HR -otw -T -HP -Tk . S7 HB HG S1 rC c5-d4 wR? d4k C4R,C5G e7-e9 G? D8B,E8G +C6 -otg otk HG+otk rW HB N ot . c1-c3 gRR a1-b2 BB c9-d8 P?
p 196 0 1207 houses,sure 1 13*3 14 13*3
p 212 0 1223 houses,sure 1 23*4 21*2 22 21*3 22 21*3 22 21
m 276 2 {"hastyRoll":false}
oY oR rE Tg oG ow Tg rE otw N HB T b6-b8 kBB b6w,b8k c7-d8 wRG c7w,d8w C7R,C8G a7-a9 wRB a7k,a9w A8R d6-d8 wRG C7G,D7R c1-d0 kRY c1w,d0k C1Y e9-f8 k?? e9k,f8w E8G,E9R c3-c5 wB? c3w,c5g B4Y,C4B c9-d8 kR? C8R,C9R b4-c3 gGP B3G,B4P f4-f6 wBY f4w,f6k E5Y b8-b10 kRG A9G,B9R d8-e7 gB? D7B,D8Y c3-d2 gGB C2B,C3G e7-e9 BB c7-d6 GP C6G,C7P Tg+oG -HB HY S2 otk . e1-f2 gRB e1w,f2g E1R,E2B a1-b0 kRR a1k,b0k b2-b4 wRY b2g A3Y,B3R b0-c1 BY B1B a1-a3 wYP a3k A2Y b4-c5 RY B4Y,B5R HY+oR rE HR HP -otw . rC d4-e3 kBY D3B,D4Y c5-d6 GB C5G,C6B d4-d6 RP C5P,D5R c1-c3 G? B2G,C2Y a3-b2 RB A2P,A3B = T+otk HR+oY oG Tw -ow -Tw . otg HB e3-f2 GG d0-e1 G? D1G +A1 rC -otg ot oB HR -HR -HB . oY otk a9-b8 RR f0-f2 kY? E1B a5-b6 kRP A5P,A6P b8-c7 RG B7Y,B8G f6-f8 RR E7B e7-f8 B?
p 153 1 1203 houses,sure 1 15*4 16 15*2
m 277 3 {"hastyRoll":false}
T HB rE S3 oc HR oG N S1 T Tg Tw Tk rC oY ow rC otw e9-f10 kGY e9w,f10k E9G c7-d6 k?? c7g,d6k C6Y,C7P c3-c5 wGY c3g,c5w B4G,C4Y b8-c9 gGY b8g,c9g B8G,B9Y d4-d6 kRB C5R,D5B e3-e5 wGG e3g,e5w b0-c1 gBP b0g,c1g B1B a3-b4 wYP a3k,b4w A3P,A4Y a5-b4 kGY A4Y,A5G b6-b8 gBY A7Y,B7B e5-f4 wBY E4Y,E5B c5-d6 B? C5B,C6G d6-d8 wB? C7B,D7R b6-c7 R? B6G,B7R b4-c3 GB B3G,B4B a9-b8 wRG A8R,A9G b0-b2 wP? A1B,B1P e1-f0 gRG e1g,f0w E1G d8-e9 B? D8B,D9P a9-b10 kRB A9B e5-e7 kRY D6R,E6Y c5-d4 BP C4P,C5B -oc N oY+rC Tg oY S7 oP -S3 -HB -Tg -HR . otw S7 HY rW f8-f10 w?? E9G b10-c9 ?? B9Y oP+rC rE+rW -T oB S2 oR Tk -Tw -S7 -Tg -oR -S1 -Tk . ot otk otk oG HR S2 a1-b2 kGG A1Y,A2Y c5-c7 RG B6R,C6P +C5 -oG -Tk S2 S3 HG HP P Tw -S3 . oP a5-b6 RG A5B,A6R = otw -HY HR+otk ot oR N oc -S2 -HG . C rE b2-c1 R?
p 169 0 1242 houses,sure 1 20*7 21 20
m 280 3 {"hastyRoll":false}
P rW S1 oG HG HR Tk rC oP oB oR N otg Tg S3 HP Tw otk f4-f6 gG? f4g,f6k E5R a5-b4 kR? a5w,b4k A4R,A5R c5-c7 wBB c5w,c7k b2-c3 wP? b2w,c3k B2G,B3P c5-d4 kP? C4P,C5G a7-b6 kGY a7g,b6k A6G,A7Y e7-f8 wRY e7w,f8g E7Y,E8R a5-a7 BB d6-d8 wR? d6k,d8w C7G,D7R e5-e7 wYY e3-e5 gYY d8-e9 gRB D8B,D9R b0-b2 wY? A1Y,B1P b6-c5 R? B5Y,B6R d0-d2 wYP d0w,d2g C1Y,D1P a7-b8 gYP A7Y,A8P c3-c5 BP B4P,C4B a9-b10 g?? a9g,b10g A9Y c1-d0 wB? C1B e3-f4 GB E3G,E4B b8-c9 gY? B8Y,B9R e1-e3 wP? D2B,E2P d6-e7 GY D6R,D7G d4-e5 R? D4G,D5R e7-e9 ?? D8R,E8R S1+oG oB+rC -otk T ow HB HY -S3 -Tw -Tg -HB -HY -otg . rC HP oB ot C rE b4-b6 GY
p 97 0 1198 houses,sure 1 16 17 16*3 17 16*3 17 16*3 17 16*2
p 120 1 1193 houses,sure 1 27*4 28 27*2
m 289 3 {"hastyRoll":false}
otk ot C HP rW HB S7 oc oP oB P oY rW HB S7 C N P b0-b2 wGB b0g,b2w A1B,B1G d6-e5 gBY d6w,e5g D5B,D6Y e1-e3 kRG e1g,e3k D2G,E2R b8-b10 wB? b8w,b10w A9B,B9R d10-e9 kBP d10g,e9k D9B b2-b4 wRB A3R,B3B a5-a7 wRR a5w,a7w a7-b6 kPP d0-d2 kRP d0k,d2w C1R,D1P e3-f2 wRB E2R,E3B b2-c1 gYY c3-d2 kGP C2P,C3G f4-f6 kBP f4k,f6k E5P f8-f10 gBP f8g,f10k E9B c1-c3 BP B2B,C2P c7-c9 wRB c7g,c9w B8R,C8B b0-c1 B? B1B oc -C ot+rW HR Tw oG N -Tw -S7 -HB -oG -P -rW . otw otg S3 S2 rC S1 c5-c7 gRG B6R,C6G c1-d2 G? C1G,C2P -HP S7+oB -otw Tg oG oB oR oR -S2 -S3 . Tk otg d4-e3 kY? D3Y,D4Y d8-e7 wRG d8g,e7g D7R,D8G b6-b8 RY A7R,B7Y b4-c3 G?
p 127 1 1190 houses,sure 1 11 12 11 12 11 12 11*3
m 290 4 {"hastyRoll":false}
oP Tk S2 N S7 otw ow N HR rE S1 P P S2 oG oc oG T ow ot HY S3 oP Tg a9-b8 gRB a9g,b8g A8B,A9R a7-b8 gGB A7G,A8B d6-e7 gGB d6g,e7k D6B,D7G b4-c3 wGB b4k,c3w B3G,B4B b10-c9 wRG b10g,c9w B9G e7-e9 kBP D8B,E8P b4-c5 wB? B4B,B5Y f2-f4 wGY f2k,f4w E3G c7-d8 kBB c7w,d8k b8-c9 PP b2-b4 kR? A3R,B3Y a1-a3 wB? a1w,a3w A2R d6-e5 kGP D5G,D6P c7-d6 GB C6G,C7B a7-a9 GP A8P oG -HY S2+Tk -S1 C T rE oR ot rC . -otw -S7 . otw rW . f6-f8 wGB f6w,f8g E7G a5-a7 g?? A6G d4-e5 gBY D4Y,D5B a3-b4 RR e7-f8 RY E7R,E8Y d8-d10 kGB C9G,D9B e5-e7 GP D6P,E6G -N oc ot+ow oP otk oc HP otk oB -P -HR . S3 HY d8-e9 GG D8G,D9P +D6 C T+rE N+oB ot Tg C S7 oR -oR . HB b2-c3 R?
p 128 2 1199 houses,sure 1 17 16*4 17 18*2
p 143 3 1220 houses,sure 1 8*2 9 8*6
m 292 3 {"hastyRoll":false}
otk oc T HR oP HP S7 oP oG HB HG Tk otk Tg C S7 S2 oY a3-b2 gG? a3k,b2g A2G,A3P c9-d10 gYP c9w,d10g C9Y e5-f6 kBB e5g,f6k d2-e1 wRG d2w,e1w D1G,D2R a5-a7 kBY a5g,a7k A6Y e1-e3 wP? D2Y,E2P e3-f2 kGY E2Y,E3G b2-c1 kG? B1G,B2B e1-f2 Y? E1G,E2Y otk HR -HG oc otw P oY -oP -HP -T -oc -otw -otk . oB otg HY C ot HB -HB -oY -oP -P . rC HG N HY b10-c9 wB? B9P d4-e5 gGB D4G,D5B d6-e7 wGG d6g,e7w a1-b2 kG? A1G,A2Y c5-c7 kGP c5k,c7k B6G,C6P f4-f6 kRB E5R b2-b4 wGY A3G,B3Y d6-e5 RP D5R,D6P b4-c3 gG? B3R,B4G d2-e3 RP D2R,D3P = oB+ot -HY C+oc S1 rE rC ow -N -HG -Tk -S7 -rE . S1 rW rW S3 otg c1-d2 RR a7-b6 wP? A6R,A7P d8-d10 gRP C9P,D9R b6-c5 RP B5R,B6P d6-d8 GP C7R,D7P b2-c3 R? B2R,B3P C+S1 oG+otg Tg+ow Tw ot otw . c1-c3 RB B2R,C2B = S3+ot S2 HY ow HR T -HB -Tw -otg -T . N Tk Tw Tg e1-f0 kGP E1B e7-f8 gGB E7R,E8B e3-f4 B? E3Y,E4B b6-c7 G? B6P,B7R -oY Tg+Tw ow oB S2 oG HP -oG . oR a1-a3 RG A2B N rC+rW S2+otw S3 rE oR . c7-d8 BY C7Y,C8B a9-b8 wRG a9g,b8w
p 182 2 1163 houses,sure 1 10*3 11 10*2 11 10*3 11 10*3 11
p 209 2 1168 houses,sure 1 20 19 20 19*3
m 293 4 {"hastyRoll":false}
oY oG ow Tk T oP otk rE C rC otk HY HY T HG ot Tk S1 Tg oc Tg ow oP oY c1-d2 wY? c1w,d2g C1Y,C2B d4-e3 wRP d4w,e3g D3R,D4P e5-e7 wRB e5w,e7g D6R,E6B b0-c1 kBP B1P d4-e5 RP D4P,D5R b8-c7 kBP b8g,c7k B7P,B8B e1-f0 kRB e1w,f0k E1B b8-c9 kYP B8P,B9Y e3-e5 G?
p 55 0 1231 houses,sure 1 9*3 10 9*5
m 296 4 {"hastyRoll":false}
HP rE oG otk HR oY rW S1 otw ow rE Tg oc rC HR oB S7 HY S7 HB T ot oP oR a1-b2 kGP a1k,b2w A1P,A2G c7-d8 wP? c7w,d8k C7Y,C8P d6-e5 wYY d6w,e5g b8-c9 kGY b8k,c9k B8G,B9Y c7-c9 BP B8B,C8P c1-c3 gRY c1g,c3g B2Y,C2R a5-b4 wYP a5w,b4g A4Y,A5P d2-e1 wR? d2w,e1w D1R,D2B a3-a5 wRY A4R e3-f2 wRG e3w,f2g E2G,E3R c1-d0 wRY C1Y a7-b6 kGY a7k,b6g A6G,A7Y e9-f10 gYP e9k,f10g E9P d8-e7 kGY D7G,D8Y e1-f0 wYP E1Y c9-d10 gY? C9B b4-c5 kBB c1-d2 RR c5-d4 kR? C4Y,C5R c3-d2 YP C2P,C3Y -oP HP+oY -Tg HY+rC S3 S2 oG oB S3 rC -S7 -S3 . S2 oP -S3 . rW d6-d8 B? C7B,D7G e1-f2 RY E1R,E2B a9-b10 kRG a9k,b10g A9R f2-f4 g??
p 121 3 1138 houses,sure 1 34*3 35
m 312 2 {"hastyRoll":false}
ow Tk oG Tk S7 S7 N C HR HP S3 rE b10-c9 wRG b10w,c9g B9G c7-d8 wY? c7w,d8k C7P,C8Y a1-a3 wRG a1w,a3k A2R c7-c9 P? B8G,C8P d2-d4 gYP d2g,d4g C3Y,D3P a7-b8 g?? a7g,b8w A7G,A8P e9-f8 wGB e9g,f8w E8B,E9G b8-c7 GB B7G,B8B c5-c7 kGY B6G,C6Y a9-b8 wBB a5-b4 kR? a5k,b4k A4B,A5R a9-b10 R? A9R -S3 -S7 rW HY HR oG . -S7 -Tk -HR . HB otg otk c5-d6 kGG e1-e3 wYP e1w,e3w D2Y,E2P c1-c3 wBB c1k,c3w d2-e1 RY D1R,D2Y d0-e1 gB? D1R a1-b2 gPP f0-f2 gRG f0g,f2g E1R d2-e3 GY D2Y,D3G -N HB+ow S3 rE otw -rW -HP -HY -S3 -HR -C . N oB T HB ow oc d0-d2 P? C1P,D1P +D2 otk+otw -HB otw rW P -P -N -ow . S1 rC C e7-f8 wRY E7Y,E8R a5-b6 gGB A5G,A6B b4-b6 RG A5R,B5G S1+oc Tk oY HY -oY -T -rE . oB HP Tg a5-a7 B? A6G b4-c3 P? B3P,B4G a1-b0 gRB A1R d6-e5 kG? D5R,D6G b2-b4 YP A3Y,B3P a7-a9 GP A8B +A9 C+rE HY+oG HG oP -HP -rW -Tg . P S1 S2 c7-d6 G? C6B,C7B oG P+oB Tg oY -S2 . ot d4-e5 GP D4P,D5R a3-b2 YY oP+otw HG+oB T ot -S1 . otk b0-b2 R? A1Y,B1R +A2 oY+ot T oR S2 -ot -oR . HG Tw c1-d2 BB
p 213 0 1039 joining,sure 1 12 16 14*2
`;
