import type { DemoComments } from './comment.ts'

export const twoThousands: DemoComments = {
  Parasite: [
    {
      by: 'kinofan',
      text: 'Ich beneide jeden, der diesen Film noch nicht gesehen hat. Lest nichts, auch nicht diese Kommentare. Tschüss!',
      replies: [['Kommissarin_Klee', 'Bestes Kommentar-Ende aller Zeiten. Und völlig richtig.']],
    },
    {
      by: 'Nachtvorstellung',
      spoiler: true,
      text: 'Die Klingel im Regen. Ab da ist es ein anderer Film, und jedes Mal, wenn ich ihn sehe, hoffe ich, dass niemand aufmacht.',
    },
    {
      by: 'ReiheSieben',
      text: 'Alles erzählt die Treppe: nach oben zu den Reichen, im Regen eine halbe Stadt hinunter nach Hause. Bong braucht keine Rede über Klassen, er hat Stufen. Und den Geruch, das Einzige, was das Kino nicht zeigen kann.',
      replies: [
        [
          'omu_oder_nix',
          'Und im Original hört man, wie genau sie die Höflichkeitsformen wechseln. Allein dafür lohnt der Untertitel.',
        ],
      ],
    },
  ],
  Systemsprenger: [
    {
      by: 'Lena_schaut',
      text: 'Ich arbeite in der Jugendhilfe. So viel Richtiges habe ich darüber noch nie in einem Film gesehen: die Müdigkeit, den Humor, das schlechte Gewissen. Helena Zengel hat mich zwei Stunden lang angeschrien, und ich wollte sie danach mit nach Hause nehmen.',
      replies: [
        ['Programmkino_Ulla', 'Die Sozialarbeiterin, die auf der Treppe zusammenbricht, und das Kind tröstet sie …'],
        ['Lena_schaut', 'Das ist der Moment, in dem wir im Team alle geweint haben.'],
      ],
    },
    {
      by: 'kritik',
      text: 'Pink, Lärm, Handkamera: Das kann nerven, soll es auch. Selten hat ein Film seine Ratlosigkeit so ehrlich ausgehalten.',
    },
  ],
  'Porträt einer jungen Frau in Flammen': [
    {
      by: 'Programmkino_Ulla',
      text: 'Fast keine Musik, und dann singen am Feuer plötzlich Frauen, und man versteht, wie kostbar ein Lied einmal war. Ich habe diesen Film in sieben Jahren fünfmal gesehen.',
    },
    {
      by: 'Lena_schaut',
      spoiler: true,
      text: 'Seite 28. Wer es weiß, weiß es. Und am Ende schaut man ihr beim Zuhören zu, so lange, bis man selbst nichts mehr sieht vor lauter Tränen.',
      replies: [['soundtracksophie', 'Vivaldi, „Sommer“, dritter Satz. Ich kann ihn nicht mehr ohne sie hören.']],
    },
  ],
  Joker: [
    {
      by: 'heldenmo',
      text: 'phoenix auf der treppe. das ist kein comicfilm das ist ein nervenzusammenbruch mit schminke',
    },
    {
      by: 'ReiheSieben',
      text: 'Ein großer Schauspieler in einem Film, der Scorsese abschreibt und die Hälfte vergisst: bei „Taxi Driver“ wissen wir immer, dass wir in einem Kopf stecken. Hier wird aus dem Kopf ein Plakat.',
      replies: [
        ['kinofan', 'Ich fand gerade gut, dass man irgendwann nicht mehr weiß, was davon stimmt.'],
        ['soundtracksophie', 'Die Musik von Hildur Guðnadóttir kam zuerst, er hat zu ihr getanzt. Das merkt man.'],
      ],
    },
  ],
  'Blade Runner 2049': [
    {
      by: 'scifidel',
      text: 'Damals an der Kasse durchgefallen, heute die Fortsetzung, an der sich alle messen lassen müssen. Niemand hat es eilig, jedes Bild darf atmen. Und die Frage, ob eine Erinnerung echt sein muss, damit sie zählt, ist weiter, als der erste Film je ging.',
      replies: [['Filmrolle35', 'Roger Deakins bekam dafür endlich seinen Oscar. Beim vierzehnten Anlauf!']],
    },
    {
      by: 'Grantler_Wien',
      text: 'Wunderschön. Eingeschlafen. Aufgewacht, immer noch wunderschön.',
    },
  ],
  'Toni Erdmann': [
    {
      by: 'kinofan',
      text: 'Ich habe bei der Nacktparty so gelacht, dass ich Schluckauf bekam, und zehn Minuten später saß ein zotteliges Fellmonster im Park und ich musste weinen. Wie geht das in einem Film?',
      replies: [['Maerzhase', 'Das Fellmonster ist ein bulgarischer Kukeri und ich möchte eins zum Umarmen im Flur.']],
    },
    {
      by: 'Westfalenkino',
      text: 'Vater mit falschen Zähnen. Tochter mit falschem Leben. Käsereibe.',
      replies: [['Programmkino_Ulla', 'Käsereibe!']],
    },
    {
      by: 'popcornpirat',
      text: '162 minuten?? hätte bei 100 aufhören können. aber whitney houston hat mich gekillt',
    },
  ],
  'La La Land': [
    {
      by: 'soundtracksophie',
      text: 'Der Epilog. Sieben Minuten ohne Worte, ein ganzes nicht gelebtes Leben, und alle Melodien des Films kommen noch einmal vorbei und bedeuten jetzt etwas anderes. Ich verteidige diesen Film gegen jeden.',
      replies: [
        ['Grantler_Wien', 'Sie können halt beide nicht singen.'],
        ['soundtracksophie', 'Sie singen wie Leute, die es gerade brauchen. Das ist der Punkt!'],
      ],
    },
    {
      by: 'Filmrolle35',
      text: 'Der Tanz auf der Autobahn im ersten Bild, in CinemaScope, wie es auf der Leinwand angekündigt wird: Da habe ich mich wie zehn gefühlt.',
    },
  ],
  Arrival: [
    {
      by: 'scifidel',
      text: 'Ein Film über Außerirdische, in dem eine Sprachwissenschaftlerin die Heldin ist und keiner schießt, bis einer es doch tut. Beim zweiten Sehen ist jede Szene mit der Tochter eine andere Szene.',
      replies: [['omu_oder_nix', 'Und einmal kommt man mit „was ist das Original?“ nicht weiter. Kreise.']],
    },
    {
      by: 'Lena_schaut',
      spoiler: true,
      text: 'Würde ich es wissen wollen? Würde ich es trotzdem tun? Seit Jahren frage ich das Leute, und an der Antwort merkt man, mit wem man es zu tun hat.',
      replies: [
        ['Westfalenkino', 'Ja. Und ja.'],
        ['Grantler_Wien', 'Nein. Und wahrscheinlich ja.'],
      ],
    },
  ],
  Victoria: [
    {
      by: 'kinofan',
      text: 'Ja, eine einzige Einstellung, alle reden davon. Aber das Tollste sind die ersten vierzig Minuten, in denen fast nichts geschieht und man diese Jungs einfach gernhat. Sonst würde der Rest nicht so wehtun.',
    },
    {
      by: 'Ostkreuz_Kino',
      text: 'Kreuzberg um halb fünf, Späti, Dach, blaue Stunde. Ich habe danach den Weg nachgelaufen. Er geht sich wirklich so aus, nur ohne Bankraub.',
      replies: [['Kommissarin_Klee', 'Der Plan war allerdings auch für einen Bankraub sehr dünn.']],
    },
  ],
  'Mad Max: Fury Road': [
    {
      by: 'heldenmo',
      text: 'zwei stunden verfolgungsjagd. hin. und zurück. mit einem typen der auf einem lautsprecherturm flammengitarre spielt. das ist das kino leute',
      replies: [['soundtracksophie', 'Der Doof Warrior ist übrigens echt: Die Gitarre spielte und spuckte Feuer.']],
    },
    {
      by: 'ReiheSieben',
      text: 'Man vergisst leicht, wie lesbar das ist: Das Wichtige steht stets in der Bildmitte, deshalb darf Margaret Sixel so schnell schneiden. Und nebenbei gehört der Film gar nicht Max, sondern Furiosa.',
    },
    {
      by: 'Programmkino_Ulla',
      text: 'Nicht mein Genre, mein Sohn hat mich gezwungen. Die Alten auf den Motorrädern mit der Tasche voller Samen: Da hatte er mich.',
    },
  ],
  'Alles steht Kopf': [
    {
      by: 'PapaMitPopcorn',
      text: 'Bing Bong. Ich sage nur Bing Bong. Die Kinder haben gefragt, warum Papa den Wagen nicht findet. Papa hat nichts gesehen.',
      replies: [['Westfalenkino', 'Nimm sie für mich mit zum Mond.']],
    },
    {
      by: 'Lena_schaut',
      text: 'Der Film, der mir mit zwanzig erklärt hat, dass Kummer nicht weggeräumt werden muss. Andere zahlen dafür viel Geld.',
    },
  ],
  'Grand Budapest Hotel': [
    {
      by: 'Maerzhase',
      text: 'Ich backe seit zehn Jahren Courtesan au Chocolat und sie fallen jedes Mal um. Trotzdem der schönste Film, der je in Görlitz gedreht wurde.',
      replies: [['Ostkreuz_Kino', 'Das alte Kaufhaus! Ich war drin, es steht wirklich da und ist genauso schön.']],
    },
    {
      by: 'kritik',
      text: 'Unter dem Zuckerguss liegt Stefan Zweig und das Ende einer Welt. Der einzige Anderson, bei dem mich der Schluss regelmäßig umwirft.',
    },
    {
      by: 'Grantler_Wien',
      text: 'Sein bester. Sag ich ungern.',
    },
  ],
  Interstellar: [
    {
      by: 'scifidel',
      text: 'Über das Ende kann man streiten, ich tue es seit Jahren. Aber die Nachrichten aus dreiundzwanzig Jahren, die er in einem Rutsch ansieht: Relativitätstheorie als Herzschmerz, das hatte es vorher nicht gegeben.',
      replies: [
        ['PapaMitPopcorn', 'Seit ich Kinder habe, halte ich diese Szene nicht mehr aus.'],
        ['Grantler_Wien', 'Liebe als fünfte Dimension halt ich auch nicht aus. Aus anderen Gründen.'],
      ],
    },
    {
      by: 'soundtracksophie',
      text: 'Auf dem Wasserplaneten tickt die Musik, und zwar im Takt der verlorenen Zeit. Und dann diese Orgel beim Andocken, ich stand innerlich auf.',
    },
    {
      by: 'heldenmo',
      text: 'TARS > alle anderen filmroboter. humor auf 75 prozent',
      replies: [['totoros_enkelin', 'WALL·E möchte ein Wort mit dir reden. Es ist „Eva“.']],
    },
  ],
  'Oh Boy': [
    {
      by: 'Ostkreuz_Kino',
      text: 'Ein Mann bekommt einen Tag lang keinen Kaffee, und am Ende erzählt ihm ein alter Mann in der Kneipe von 1938. Ganz Berlin in anderthalb Stunden Schwarz-Weiß.',
    },
    {
      by: 'popcornpirat',
      text: 'hab noch nie so einen kaffeedurst gehabt nach einem film',
    },
  ],
  'Ziemlich beste Freunde': [
    {
      by: 'Westfalenkino',
      text: 'Mit der ganzen Kegelrunde gesehen. Zwölf Mann, alle gelacht, drei geheult. Ich sage nicht, wer.',
    },
    {
      by: 'kritik',
      text: 'Charmant, weil Omar Sy charmant ist. Der arme Schwarze bringt dem reichen Weißen das Leben bei: Diese Rechnung geht mir zu glatt auf.',
      replies: [
        [
          'Lena_schaut',
          'Einerseits ja. Andererseits gibt es die beiden ja wirklich, und er selbst hat den Film gemocht.',
        ],
        ['kritik', 'Der wirkliche Abdel stammt aus Algerien. Auch das ist eine Entscheidung.'],
      ],
    },
  ],
  Inception: [
    {
      by: 'Kommissarin_Klee',
      text: 'Der perfekte Einbruchsfilm: Team, Plan, Fluchtweg, und der Tresor ist ein Mensch. Ich kann die vier Ebenen inzwischen aufmalen und tue es auf Feiern auch.',
      replies: [['popcornpirat', 'lad mich bitte nie ein 😄']],
    },
    {
      by: 'kinofan',
      spoiler: true,
      text: 'Fällt er oder fällt er nicht? Ich glaube inzwischen: egal. Er schaut ja gar nicht mehr hin, und das ist die Antwort.',
      replies: [
        ['scifidel', 'Er trägt keinen Ehering. Also wach.'],
        ['Grantler_Wien', 'Seit 2010 Streit um einen Kreisel. Respekt, Herr Nolan.'],
      ],
    },
  ],
  'WALL·E – Der Letzte räumt die Erde auf': [
    {
      by: 'totoros_enkelin',
      text: 'Eine halbe Stunde Stummfilm mit einem Müllroboter, und man versteht alles über Einsamkeit. Danach wird er gewöhnlicher, aber der Tanz mit dem Feuerlöscher!',
    },
    {
      by: 'PapaMitPopcorn',
      text: 'Hat unsere Kinder dazu gebracht, den Müll zu trennen. Und mich dazu, vom Sofa aufzustehen.',
    },
  ],
  Ratatouille: [
    {
      by: 'Programmkino_Ulla',
      text: 'Der Kritiker nimmt einen Bissen, und der Stift fällt ihm aus der Hand. Es gibt keine schönere Szene darüber, was ein Urteil von einer Erinnerung unterscheidet.',
      replies: [['ReiheSieben', 'Seine Rezension am Schluss hängt über meinem Schreibtisch.']],
    },
    {
      by: 'PapaMitPopcorn',
      text: 'Seitdem will mein Sohn kochen. Wir haben jetzt Ratatouille mit Ketchup im Repertoire.',
    },
  ],
  'No Country for Old Men': [
    {
      by: 'Nachtvorstellung',
      text: 'Keine Musik, nur Wind und dieses Bolzenschussgerät. Der Münzwurf an der Tankstelle ist die spannendste Szene, in der ein Mann Nüsse kauft.',
    },
    {
      by: 'Westfalenkino',
      text: 'Frisur des Grauens.',
      replies: [['Kommissarin_Klee', 'Bardem soll über die Frisur sehr unglücklich gewesen sein. Hat geholfen.']],
    },
  ],
  'Das Leben der Anderen': [
    {
      by: 'Ostkreuz_Kino',
      text: 'Ich bin zwiegespalten, bis heute. Ulrich Mühe ist überragend, der Schluss in der Buchhandlung vollkommen. Aber diesen einen Hauptmann, der die Seite wechselt, hat es so nicht gegeben, und wer in der Normannenstraße seine Akte gelesen hat, weiß, warum nicht.',
      replies: [
        ['Programmkino_Ulla', 'Ich lese ihn als Märchen darüber, was Kunst vermag. Aber ich habe auch keine Akte.'],
        ['Ostkreuz_Kino', 'Als Märchen kann ich ihn gut leiden.'],
      ],
    },
    {
      by: 'kinofan',
      text: '„Nein. Das ist für mich.“ Bester letzter Satz der deutschen Filmgeschichte.',
    },
  ],
  'Pans Labyrinth': [
    {
      by: 'Nachtvorstellung',
      text: 'Der bleiche Mann mit den Augen in den Händen verfolgt mich seit Jahren, und trotzdem ist er nicht das Schlimmste in diesem Film. Das Schlimmste rasiert sich jeden Morgen und putzt seine Stiefel.',
      replies: [['omu_oder_nix', 'Die Sache mit der Flasche. Ich spule da vor.']],
    },
    {
      by: 'Lena_schaut',
      text: 'Ein Märchen, aber bitte nicht mit Kindern schauen. Ich dachte wegen des Plakats, das ginge. Es ging nicht.',
    },
  ],
  'Gegen die Wand': [
    {
      by: 'kinofan',
      text: 'Nach zwanzig Jahren immer noch wie eine offene Wunde. Sibel Kekilli und Birol Ünel brennen, und dazwischen sitzt in Istanbul am Wasser ein Orchester auf Teppichen und spielt, als wäre nichts.',
    },
    {
      by: 'soundtracksophie',
      text: 'Depeche Mode, Sisters of Mercy und türkische Kunstmusik. Diese Platte lief bei uns in der WG rauf und runter.',
      replies: [['popcornpirat', '„punk is not dead“ 🤘']],
    },
  ],
  'Vergiss mein nicht!': [
    {
      by: 'Lena_schaut',
      text: 'Der Film, den ich niemals einem Menschen zeigen darf, in den ich verliebt bin, weil ich sonst alles verrate. Kate Winslet mit jeder Haarfarbe, Jim Carrey so leise wie nie.',
      replies: [['Maerzhase', 'Der deutsche Titel klingt nach Krankenhausserie. Der Film ist trotzdem perfekt.']],
    },
    {
      by: 'scifidel',
      text: 'Eine der klügsten Ideen des Genres, und dann mit Pappe, Taschenlampen und Trickzauberei gedreht statt mit Computern. Deshalb altert er nicht.',
    },
  ],
  'Good Bye, Lenin!': [
    {
      by: 'Ostkreuz_Kino',
      text: 'Bei uns in der Familie wird seitdem jedes Spreewaldgurkenglas hochgehalten wie eine Monstranz. Komisch und am Ende so zart: Er baut der Mutter ein Land, das besser ist als beide, die es gab.',
      replies: [
        ['Programmkino_Ulla', 'Lenin am Hubschrauber, und sie steht im Nachthemd auf der Karl-Marx-Allee …'],
        ['Westfalenkino', 'Sogar meine Tante aus Gütersloh hat danach Mitleid mit der DDR gehabt. Kurz.'],
      ],
    },
    {
      by: 'soundtracksophie',
      text: 'Yann Tiersens Klavier gehört für mich inzwischen mehr zu Berlin als zu Paris.',
    },
  ],
  'Der Herr der Ringe: Die Gefährten': [
    {
      by: 'heldenmo',
      text: 'einmal im jahr alle drei, extended, am stück. pflichttermin. der erste ist und bleibt der beste',
      replies: [['serienbenni', 'Zwölf Stunden, also eine sehr gute Staffel.']],
    },
    {
      by: 'PapaMitPopcorn',
      text: 'Letzten Winter zum ersten Mal mit der Großen. Als Gandalf auf der Brücke steht, hat sie meine Hand genommen wie mit vier. Beste drei Stunden des Jahres.',
    },
    {
      by: 'Grantler_Wien',
      text: 'Ich mag keine Elfen. Das Auenland würd ich aber nehmen.',
    },
  ],
  'Die fabelhafte Welt der Amélie': [
    {
      by: 'Maerzhase',
      text: 'Den Löffelrücken durch die Kruste der Crème brûlée schlagen. Ich tue es bei jeder Gelegenheit und denke an sie.',
    },
    {
      by: 'kritik',
      text: 'Grün-gelb gefilterte Niedlichkeit, so dicht, dass kein Gedanke dazwischenpasst. Und doch, beim Gartenzwerg habe ich wieder gelächelt.',
      replies: [['Lena_schaut', 'Der Gartenzwerg hat schon ganz andere geknackt.']],
    },
  ],
  'Chihiros Reise ins Zauberland': [
    {
      by: 'totoros_enkelin',
      text: 'Mit neun gesehen, mit der Großmutter, die eigentlich Bingo wollte. Die Zugfahrt über das Wasser, in der nichts geschieht: Seitdem weiß ich, was ich vom Kino will.',
      replies: [
        ['Programmkino_Ulla', 'Hat es der Großmutter auch gefallen?'],
        ['totoros_enkelin', 'Sie hat gesagt, das Ohngesicht sehe aus wie Onkel Herbert. Also ja.'],
      ],
    },
    {
      by: 'PapaMitPopcorn',
      text: 'Die Eltern, die zu Schweinen werden, haben bei uns für Gesprächsstoff am Büfett gesorgt.',
    },
    {
      by: 'Nachtvorstellung',
      text: 'Das Ohngesicht ist unheimlicher als alles, was sonst ab sechs freigegeben ist. Wunderbar.',
    },
  ],
  'Mulholland Drive': [
    {
      by: 'Nachtvorstellung',
      text: 'Der Mann hinter dem Diner. Heller Tag, man wird sogar vorgewarnt, und trotzdem bin ich über die Rückenlehne gesprungen.',
      replies: [
        [
          'Kommissarin_Klee',
          'Ich habe Lynchs zehn Hinweise auf der DVD abgearbeitet wie eine Akte. Ergebnis: keine Festnahme.',
        ],
      ],
    },
    {
      by: 'ReiheSieben',
      text: '„No hay banda“, und man weint über ein Lied, obwohl einem gerade gesagt wurde, dass niemand singt. Besser kann man Kino nicht erklären.',
    },
  ],
  'In the Mood for Love': [
    {
      by: 'Programmkino_Ulla',
      text: 'Ein Treppenhaus, ein Nudelbehälter, ein Kleid, ein Walzer. Zwei Menschen gehen aneinander vorbei, und mir bleibt die Luft weg. Ich kenne keinen Film, der so wenig zeigt und so viel verrät.',
      replies: [
        [
          'Filmrolle35',
          'Habe ihn im Jahr 2000 drei Wochen lang vorgeführt, jeden Abend. Nie eine Sekunde genug gehabt.',
        ],
      ],
    },
    {
      by: 'soundtracksophie',
      text: 'Yumejis Thema. Drei Viertel Takt, gezupfte Streicher, und die Zeit geht langsamer.',
    },
  ],
}
