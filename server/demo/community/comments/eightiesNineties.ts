import type { DemoComments } from './comment.ts'

export const eightiesNineties: DemoComments = {
  Shining: [
    {
      by: 'Nachtvorstellung',
      text: 'Das Dreirad auf dem Teppich, laut, auf dem Holz, lauter, wieder Teppich, leise. Nie ist eine Kamera so ruhig in ein Unglück gefahren. Mein liebster Film zum Einschlafen, meine Freundin macht sich Sorgen.',
      replies: [['Maerzhase', 'Ich mache mir auch Sorgen.']],
    },
    {
      by: 'Grantler_Wien',
      text: 'Nicholson ist schon in der ersten Szene verrückt. Da hat der King recht gehabt.',
      replies: [
        ['Kommissarin_Klee', 'Gerade deshalb hat man so Angst um sie: Shelley Duvall weiß es von Anfang an.'],
        ['ReiheSieben', 'Sie ist die eigentliche Leistung dieses Films, und man hat sie dafür verspottet.'],
      ],
    },
  ],
  'Das Boot': [
    {
      by: 'Westfalenkino',
      text: 'Mein Großvater ist bei der Szene mit den platzenden Nieten aus dem Zimmer gegangen. Er hat nie etwas erzählt. Das hat gereicht.',
    },
    {
      by: 'serienbenni',
      text: 'Bitte die lange Fassung schauen, am besten in Teilen wie damals im Fernsehen. Erst wenn man sich mit langweilt, versteht man die Angst.',
      replies: [
        ['Filmrolle35', 'Im Kino bei voller Lautstärke geht es auch in zweieinhalb Stunden, glaub mir. ALARM!'],
      ],
    },
  ],
  'Jäger des verlorenen Schatzes': [
    {
      by: 'heldenmo',
      text: 'schwertkämpfer macht 20 sekunden show. indy seufzt und schießt. mehr muss man über timing nicht wissen',
    },
    {
      by: 'Kommissarin_Klee',
      spoiler: true,
      text: 'Ja, ich kenne die Theorie: Ohne Indy wäre alles genauso ausgegangen. Stimmt. Es war trotzdem jede Minute wert.',
      replies: [['kinofan', 'Ohne ihn hätten sie die Lade in Berlin geöffnet. Denkt mal darüber nach.']],
    },
  ],
  'Blade Runner': [
    {
      by: 'scifidel',
      text: 'Welche Fassung? Final Cut, immer. Keine Erzählstimme, dafür das Einhorn. Und Rutger Hauer hat seinen Monolog am Vorabend selbst gekürzt und die Tränen im Regen dazugeschrieben. Manchmal sind Schauspieler die besseren Autoren.',
      replies: [
        [
          'omu_oder_nix',
          'Und im Original hört man, wie Gaff Deutsch, Ungarisch und Französisch mischt. Die Synchronfassung hatte da Pech.',
        ],
      ],
    },
    {
      by: 'soundtracksophie',
      text: 'Vangelis klingt hier wie Neonlicht in einer Pfütze. Ich habe dafür keine besseren Worte.',
    },
  ],
  'Paris, Texas': [
    {
      by: 'Programmkino_Ulla',
      text: 'Ein Mann und eine Frau, dazwischen eine Scheibe, und er erzählt ihr ihre eigene Geschichte. Nastassja Kinski hört nur zu, zehn Minuten lang. Ich kenne kein schöneres Zuhören.',
    },
    {
      by: 'Westfalenkino',
      text: 'Mann geht durch die Wüste. Gitarre. Reicht.',
      replies: [['soundtracksophie', 'Ry Cooder hat dafür wirklich kaum mehr als eine Gitarre gebraucht.']],
    },
  ],
  'Zurück in die Zukunft': [
    {
      by: 'PapaMitPopcorn',
      text: 'Der einzige Film, bei dem alle vier von uns gleichzeitig recht hatten, ihn auszusuchen. Die Kinder wollten danach wissen, ob 1985 wirklich so lange her ist. Ja. Danke der Nachfrage.',
      replies: [['Grantler_Wien', 'Von Marty bis heute ist es weiter als von Marty bis zu seinen Eltern. Gute Nacht.']],
    },
    {
      by: 'scifidel',
      text: 'Drehbuch-Lehrstunde: In der ersten Viertelstunde gibt es keinen Satz, der nicht später gebraucht wird. Sogar das Flugblatt zur Rettung der Uhr.',
    },
    {
      by: 'popcornpirat',
      text: 'mein erster film auf vhs, band ist kaputtgelaufen. 88 meilen pro stunde forever',
    },
  ],
  'Der Himmel über Berlin': [
    {
      by: 'Ostkreuz_Kino',
      text: 'Ich habe den Potsdamer Platz noch so gesehen, von der anderen Seite. Wenn Curt Bois dort durch das Gras stapft und sagt, er könne den Platz nicht finden, dann muss ich anhalten.',
      replies: [['Programmkino_Ulla', 'Und dann setzt er sich auf diesen alten Sessel mitten in der Brache.']],
    },
    {
      by: 'Grantler_Wien',
      text: 'Handke flüstert, Wenders schwebt. Aber der Peter Falk am Imbissstand, der einem Unsichtbaren die Hand gibt: Das ist groß.',
    },
  ],
  'Mein Nachbar Totoro': [
    {
      by: 'totoros_enkelin',
      text: 'Mein Name sagt alles. Kein Bösewicht, kein Wettlauf, nur zwei Schwestern, ein Garten und die Angst um die Mutter. Die Bushaltestelle im Regen ist für mich der schönste Ort der Filmgeschichte.',
      replies: [['PapaMitPopcorn', 'Wir haben bei jedem Regen im letzten Jahr „auf den Katzenbus gewartet“.']],
    },
    {
      by: 'PapaMitPopcorn',
      text: 'Bester erster Kinofilm für Vierjährige. Niemand muss sich fürchten, und trotzdem geht es um etwas.',
    },
  ],
  'Stirb langsam': [
    {
      by: 'heldenmo',
      text: 'IST EIN WEIHNACHTSFILM',
      replies: [
        ['Grantler_Wien', 'Ist er nicht.'],
        [
          'Kommissarin_Klee',
          'Er spielt an Heiligabend, es geht um Versöhnung, und am Schluss schneit es Papier. Fall geschlossen.',
        ],
        ['Westfalenkino', 'Läuft bei uns nach der Bescherung. Seit 1990.'],
      ],
    },
    {
      by: 'ReiheSieben',
      text: 'Was alle Nachahmer vergessen haben: McClane hat Angst, und er blutet. Und Alan Rickman ist nicht der Böse, er ist der bestangezogene Mensch im Gebäude.',
    },
  ],
  'Cinema Paradiso': [
    {
      by: 'Filmrolle35',
      text: 'Ich war 31 Jahre lang Vorführer. Über die Rolle mit den Küssen kann ich nicht schreiben, ich versuche es seit einer halben Stunde.',
      replies: [
        ['Lena_schaut', 'Das ist der schönste Kommentar, den man zu diesem Film schreiben kann.'],
        ['kinofan', 'Danke dir, für 31 Jahre.'],
      ],
    },
    {
      by: 'kritik',
      text: 'In der kurzen Fassung ein Meisterwerk der Wehmut, in der langen erfährt man zu viel. Manches soll ein Geheimnis bleiben.',
    },
  ],
  'Das Schweigen der Lämmer': [
    {
      by: 'Kommissarin_Klee',
      text: 'Achtet auf die Blicke: Alle Männer schauen fast in die Kamera, also sie an, und sie schaut knapp daneben. Zwei Stunden lang wird man angestarrt wie Clarice. Deshalb ist der Film so unheimlich, nicht wegen der Maske.',
      replies: [
        [
          'Nachtvorstellung',
          'Den Fahrstuhl am Anfang, sie allein zwischen lauter roten Hemden, sehe ich seitdem anders.',
        ],
      ],
    },
    {
      by: 'Westfalenkino',
      text: 'Seitdem kein Chianti mehr.',
    },
  ],
  'Jurassic Park': [
    {
      by: 'scifidel',
      text: 'Das zitternde Wasserglas. Man hört noch nichts, man sieht noch nichts, man weiß alles. Und die Dinosaurier sehen nach all den Jahren besser aus als in jeder Fortsetzung.',
      replies: [['Filmrolle35', 'Weil viele davon wirklich im Studio standen und nass wurden.']],
    },
    {
      by: 'PapaMitPopcorn',
      text: 'Mit der Großen gewagt, als sie elf war. In der Küche mit den Raptoren saß sie auf meinem Schoß, sie ist fast so groß wie ich.',
    },
    {
      by: 'soundtracksophie',
      text: 'Zwei Wissenschaftler steigen aus dem Jeep, schauen nach oben, und John Williams schreibt dazu die Musik, mit der ich am liebsten jeden Morgen aufstehen würde.',
    },
  ],
  'Schindlers Liste': [
    {
      by: 'Programmkino_Ulla',
      text: 'Wir haben ihn 1994 mit der Klasse gesehen, 28 Siebzehnjährige. Auf der Heimfahrt im Bus sagte niemand ein Wort. Nie wieder ist mir eine Stille so richtig vorgekommen.',
    },
    {
      by: 'kritik',
      text: 'Über den Schluss am Auto („dieser Ring“) wurde viel gestritten. Ich finde ihn nach wie vor zu viel, und ich weine nach wie vor.',
      replies: [['Ostkreuz_Kino', 'Mir geht es mit dem roten Mantel so.']],
    },
  ],
  'Pulp Fiction': [
    {
      by: 'popcornpirat',
      text: 'royal mit käse. mehr deutschunterricht hab ich nie gebraucht',
      replies: [
        ['omu_oder_nix', 'Im Original heißt er Royale with Cheese, und der Witz ist, dass es in Paris so heißt.'],
        ['popcornpirat', 'wusste dass du kommst 😂'],
      ],
    },
    {
      by: 'ReiheSieben',
      text: 'Es wird gern vergessen, dass dies ein Film über Gnade ist: Einer bekommt ein Zeichen und hört auf, ein anderer bekommt dasselbe Zeichen und geht aufs Klo.',
    },
    {
      by: 'soundtracksophie',
      text: 'Kein komponierter Takt, nur Platten, und trotzdem weiß jeder bei den ersten zwei Sekunden „Misirlou“, wo er ist.',
    },
  ],
  'Die Verurteilten': [
    {
      by: 'kinofan',
      text: 'Es gibt diesen Film, bei dem man hängenbleibt, egal wo er im Fernsehen gerade steht. Das ist er. Die Schallplatte über die Lautsprecher, und der ganze Hof steht still.',
    },
    {
      by: 'Grantler_Wien',
      text: 'Die meistüberschätzte Viertelstunde ist der Strand. Die meistunterschätzte ist der alte Brooks.',
      replies: [['Lena_schaut', '„Brooks war hier.“ Da muss ich jedes Mal raus.']],
    },
  ],
  'Before Sunrise': [
    {
      by: 'Lena_schaut',
      text: 'Im Plattenladen in der Hörkabine, beide hören dasselbe Lied und schauen immer genau dann weg, wenn der andere hinsieht. Verliebtsein, vollständig, in zwei Minuten.',
      replies: [['Grantler_Wien', 'Den Laden gibts noch. Ich geh manchmal vorbei. Sag das nicht weiter.']],
    },
    {
      by: 'Westfalenkino',
      text: 'Zwei Leute reden. Ich habe zugehört.',
    },
  ],
  'Toy Story': [
    {
      by: 'PapaMitPopcorn',
      text: 'Nach diesem Film haben wir drei Jahre lang jeden Abend alle Stofftiere zugedeckt. Alle. Man weiß ja nie.',
    },
    {
      by: 'totoros_enkelin',
      text: 'Die Menschen sehen heute aus wie aus Wachs, aber das Drehbuch hat keinen Kratzer. Zwei Eifersüchtige unter einem Lastwagen, besser wird Streit nicht geschrieben.',
    },
  ],
  Titanic: [
    {
      by: 'Lena_schaut',
      text: 'Nein, zu zweit hätten sie auf der Tür keinen Platz gehabt. Doch, hätten sie. Ich diskutiere das seit meiner Jugend mit wechselnden Gegnern.',
      replies: [
        ['scifidel', 'Cameron hat es nachgestellt. Es kommt auf den Auftrieb an, nicht auf den Platz.'],
        ['Lena_schaut', 'Danke, aber das will mein Herz nicht wissen.'],
      ],
    },
    {
      by: 'Kommissarin_Klee',
      text: 'Der Schiffsbauer, der die Uhr richtet, die alten Leute im Bett, das Quartett: Die Nebenfiguren sind es, derentwegen ich ihn immer wieder sehe.',
    },
  ],
  'Lola rennt': [
    {
      by: 'Ostkreuz_Kino',
      text: 'Keine Landkarte der Welt erklärt, wie Lola um diese Ecken kommt, sie springt zwischen den Bezirken wie ein Funkloch. Und trotzdem ist das genau das Berlin von 1998: alles Baustelle, alle außer Atem.',
    },
    {
      by: 'soundtracksophie',
      text: 'Der Regisseur macht die Musik selbst, und deshalb rennt der Schnitt im Takt. Nach diesem Film war ich eine Woche lang überall pünktlich.',
      replies: [['popcornpirat', 'schreien bis das glas platzt klappt bei der bank übrigens nicht. hab gefragt']],
    },
  ],
  'The Big Lebowski': [
    {
      by: 'Westfalenkino',
      text: 'Der Teppich hat das Zimmer erst richtig gemütlich gemacht.',
      replies: [
        ['kinofan', 'Das ist ja nur, äh, deine Meinung, Mann.'],
        ['popcornpirat', 'bester thread'],
      ],
    },
    {
      by: 'Kommissarin_Klee',
      text: 'Ein Chandler-Krimi, in dem der Ermittler leider gar nichts ermittelt. Ich habe den Fall dreimal rekonstruiert, er geht auf. Niemanden interessiert es, am wenigsten den Dude.',
    },
  ],
  Sonnenallee: [
    {
      by: 'Ostkreuz_Kino',
      text: '„Es war einmal ein Land, und ich hab dort gelebt. Und wenn man mich fragt, wie es war: Es war die schönste Zeit meines Lebens, denn ich war jung und verliebt.“ Mehr wollte der Film nie sagen, und das ist viel.',
      replies: [['Westfalenkino', 'Gilt auch für Gütersloh.']],
    },
    {
      by: 'Grantler_Wien',
      text: 'Der Tanz auf der Straße am End macht alles gut.',
    },
  ],
  Matrix: [
    {
      by: 'scifidel',
      text: 'Platon, Gnosis, Hongkong und ein Handy zum Aufklappen. Wer 1999 ohne Vorwissen im Kino saß, dem wurde wirklich die Welt unter den Füßen weggezogen. Ich saß da. Mir wurde.',
      replies: [['heldenmo', 'war 2 jahre alt. neidisch für immer']],
    },
    {
      by: 'Filmrolle35',
      text: 'Ich habe ihn auf 35 mm vorgeführt und im Vorführraum jeden Abend dieselbe Stelle abgepasst: die Lobby, die Säulen, den Staub. Der Saal hat gebebt, im Wortsinn, die Lampe flackerte.',
    },
    {
      by: 'Programmkino_Ulla',
      text: 'Meine Schüler haben danach plötzlich das Höhlengleichnis verstanden. Mehr kann man von einem Film mit so vielen Pistolen nicht verlangen.',
    },
  ],
  'Alles über meine Mutter': [
    {
      by: 'Programmkino_Ulla',
      text: 'Agrado auf der Bühne, die vorrechnet, was sie gekostet hat, und dann sagt, man sei umso echter, je mehr man dem gleiche, was man von sich geträumt hat. Ich habe nie eine bessere Definition gehört.',
    },
    {
      by: 'omu_oder_nix',
      text: 'Almodóvar auf Deutsch ist wie Gazpacho aus der Mikrowelle.',
      replies: [['Maerzhase', 'Hart, aber ich sehe es vor mir.']],
    },
  ],
  Fargo: [
    {
      by: 'Kommissarin_Klee',
      text: 'Marge Gunderson ist mein Vorbild: schwanger, freundlich, hungrig und klüger als alle. Am Ende sitzt sie im Auto und versteht nicht, warum jemand für ein bisschen Geld so etwas tut. Und es ist ein so schöner Tag.',
      replies: [['serienbenni', 'Die Serie ist übrigens auch sehr gut, vor allem die ersten beiden Staffeln!']],
    },
    {
      by: 'Nachtvorstellung',
      text: 'Der Häcksler. Und der Strumpf. Mehr Worte stören.',
    },
  ],
}
