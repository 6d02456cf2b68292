import type { DemoComments } from './comment.ts'

export const classics: DemoComments = {
  'Das Cabinet des Dr. Caligari': [
    {
      by: 'Nachtvorstellung',
      text: 'Gemalte Schatten, schiefe Fenster, und Conrad Veidt öffnet zum ersten Mal die Augen. Über hundert Jahre alt und unheimlicher als die meisten Sachen vom letzten Jahr.',
    },
  ],
  'Nosferatu – Eine Symphonie des Grauens': [
    {
      by: 'Filmrolle35',
      text: 'In einer Kirche gesehen, mit Orgel, im November, ungeheizt. So und nicht anders. Der Schatten auf der Treppe braucht keinen Ton.',
      replies: [
        ['Nachtvorstellung', 'Neid. Wo war das?'],
        ['Filmrolle35', 'Wismar, St. Georgen. Genau dort, wo er teilweise gedreht wurde.'],
      ],
    },
    {
      by: 'Maerzhase',
      text: 'Orlok trägt seinen Sarg selbst durch die Stadt. Ein Umzug ohne Freunde, traurigste Szene.',
    },
  ],
  Metropolis: [
    {
      by: 'scifidel',
      text: 'Alles, was danach kam, hat hier geklaut: C-3PO, Blade Runner, Musikvideos. Die Geschichte vom Herz als Mittler ist Kitsch, die Maschinen sind es nicht.',
      replies: [
        [
          'Ostkreuz_Kino',
          'Seit der Fassung mit dem Material aus Buenos Aires versteht man endlich auch die Handlung. Einigermaßen.',
        ],
      ],
    },
    {
      by: 'Filmrolle35',
      text: 'Die Spiegeltricks von Schüfftan, die Verwandlung mit den Ringen: von Hand, in der Kamera. Ich habe Ehrfurcht.',
    },
  ],
  'M – Eine Stadt sucht einen Mörder': [
    {
      by: 'Kommissarin_Klee',
      text: 'Die Mutter aller Polizeifilme: Fingerabdrücke, Zirkel auf dem Stadtplan, Verhöre. Und dann stellt er alles in Frage, wenn Peter Lorre vor diesem Gericht aus Verbrechern schreit, dass er nicht anders kann.',
    },
    {
      by: 'soundtracksophie',
      text: 'Ein früher Tonfilm, in dem der Ton den Mörder überführt: Er pfeift, ein Blinder hört es. Klüger ist kaum je ein Geräusch eingesetzt worden.',
      replies: [
        ['ReiheSieben', 'Und davor die Rufe nach Elsie, über leerem Treppenhaus, leerem Dachboden, leerem Teller.'],
      ],
    },
  ],
  'Moderne Zeiten': [
    {
      by: 'PapaMitPopcorn',
      text: 'Stummfilm mit Kindern? Ja! Bei der Fütterungsmaschine lagen beide unter dem Sofa. Danach eine halbe Stunde Schraubbewegungen durch die Wohnung.',
    },
    {
      by: 'Westfalenkino',
      text: 'Habe 22 Jahre am Band gestanden. Der Mann wusste Bescheid.',
    },
  ],
  Casablanca: [
    {
      by: 'Programmkino_Ulla',
      text: 'Wenn in Ricks Café die Marseillaise gegen das Lied der Offiziere ansingt, sieht man in den Gesichtern lauter Menschen, die wirklich geflohen waren. Deshalb ist das nie kitschig.',
      replies: [
        [
          'Ostkreuz_Kino',
          'Und in der ersten deutschen Fassung hat man die Nazis einfach herausgeschnitten. Unglaublich, aber wahr.',
        ],
      ],
    },
    {
      by: 'popcornpirat',
      text: 'dachte alter film, schnarch. bin jetzt überzeugt dass ich nie so cool sein werde wie rick beim abschied am flughafen',
    },
  ],
  'Der dritte Mann': [
    {
      by: 'Grantler_Wien',
      text: 'Der einzige Film über Wien, an dem ich nichts auszusetzen hab. Nass, schräg, jeder lügt. So ist es.',
      replies: [
        ['kinofan', 'Screenshot gemacht. Datum notiert.'],
        ['Lena_schaut', 'Läuft im Burg Kino immer noch, oder?'],
        ['Grantler_Wien', 'Freilich. Mehrmals die Woche.'],
      ],
    },
    {
      by: 'soundtracksophie',
      text: 'Eine Zither, sonst nichts. Anton Karas hat mit einem Instrument vom Heurigen die ganze Filmmusik der Vierziger alt aussehen lassen.',
    },
  ],
  'Die sieben Samurai': [
    {
      by: 'ReiheSieben',
      text: 'Dreieinhalb Stunden, und ich könnte jederzeit sagen, wer wo steht. Wie Kurosawa das Dorf ausbreitet, bevor er es angreifen lässt, daran könnten sich heutige Schlachtenmaler schulen. Und dann der Regen.',
    },
    {
      by: 'heldenmo',
      text: 'wollte nur wissen woher alle klauen. jetzt weiß ichs. meisterwerk, toshiro mifune ist ein naturereignis',
    },
  ],
  'Das Fenster zum Hof': [
    {
      by: 'Kommissarin_Klee',
      text: 'Ein Gipsbein, ein Fernglas, ein Innenhof. Und nebenbei in jedem Fenster eine andere Möglichkeit, wie es mit ihm und Grace Kelly weitergehen könnte. Vollkommen.',
      replies: [['PapaMitPopcorn', 'Wir wohnen in einem Haus mit Innenhof. Seit dem Film haben wir Vorhänge.']],
    },
  ],
  'Die zwölf Geschworenen': [
    {
      by: 'Kommissarin_Klee',
      text: 'Ein Zimmer, ein Tisch, ein Messer, das zweimal vorkommt. Zeigt das bitte in jeder Schule. Es geht nicht darum, ob der Junge es war, sondern ob man es wissen kann.',
    },
    {
      by: 'Westfalenkino',
      text: 'War Schöffe. Ist nicht so. Sollte so sein.',
      replies: [['Programmkino_Ulla', 'In sieben Wörtern alles gesagt.']],
    },
  ],
  'Vertigo – Aus dem Reich der Toten': [
    {
      by: 'ReiheSieben',
      text: 'Ein Mann zieht eine Frau so lange um, bis sie eine Tote ist, und im grünen Licht des Hotelschilds kommt sie ihm entgegen. Hitchcock hat nie wieder so viel von sich verraten.',
    },
    {
      by: 'Lena_schaut',
      text: 'Bin ich die Einzige, die die ganze Zeit zu Midge hält?',
      replies: [['Programmkino_Ulla', 'Nein. Midge hätte ein besseres Leben verdient und einen eigenen Film.']],
    },
  ],
  'Manche mögen’s heiß': [
    {
      by: 'kinofan',
      text: 'Den letzten Satz kennt jeder. Aber der Satz davor, jeder Satz davor, in zwei Stunden keiner zu viel. Jack Lemmon mit den Rumbarasseln ist mein Antidepressivum.',
    },
    {
      by: 'PapaMitPopcorn',
      text: 'Drei Generationen auf dem Sofa, alle haben an verschiedenen Stellen gelacht. Oma am lautesten, und nicht jugendfrei.',
    },
  ],
  'Das Apartment': [
    {
      by: 'Lena_schaut',
      text: 'Nudeln durch einen Tennisschläger abgießen, das ist die romantischste Geste, die ich kenne. Und Shirley MacLaine rennt am Ende so, wie man rennen muss.',
      replies: [['Westfalenkino', 'Halt den Mund und gib.']],
    },
  ],
  Psycho: [
    {
      by: 'Nachtvorstellung',
      text: 'Alle reden über die Dusche. Ich finde das Gespräch davor schlimmer, die ausgestopften Vögel, die belegten Brote. Anthony Perkins ist so nett. SO nett.',
      replies: [
        [
          'Kommissarin_Klee',
          'Und danach putzt er, zehn Minuten lang, und man hofft allen Ernstes, dass das Auto untergeht.',
        ],
      ],
    },
    {
      by: 'soundtracksophie',
      text: 'Nur Streicher, schwarz-weiß wie das Bild. Hitchcock wollte die Dusche erst ohne Musik. Gut, dass Herrmann nicht gehorcht hat.',
    },
  ],
  'Dr. Seltsam oder: Wie ich lernte, die Bombe zu lieben': [
    {
      by: 'Grantler_Wien',
      text: '„Meine Herren, Sie können hier nicht kämpfen, das ist der Kriegsraum!“ Sechzig Jahre alt und leider frisch.',
    },
    {
      by: 'scifidel',
      text: 'Das Beängstigende: An der Logik der Weltvernichtungsmaschine ist kein Fehler. Nur daran, dass man sie geheim hält.',
    },
  ],
  'Spiel mir das Lied vom Tod': [
    {
      by: 'Westfalenkino',
      text: 'Bahnhof. Windrad. Fliege. Wassertropfen. Zehn Minuten. Danach ist man ein anderer.',
      replies: [['kritik', 'Ich wüsste nicht, was ich hinzufügen könnte.']],
    },
    {
      by: 'soundtracksophie',
      text: 'Morricone schrieb die Musik vorher, und Leone ließ sie beim Drehen laufen. Deshalb gehen die alle so, als wüssten sie, dass sie in einer Oper sind.',
    },
  ],
  '2001: Odyssee im Weltraum': [
    {
      by: 'scifidel',
      text: 'Vom Knochen zum Raumschiff, ein Schnitt, vier Millionen Jahre. Alle paar Jahre sehe ich ihn wieder und verstehe etwas anderes nicht.',
      replies: [['Maerzhase', 'So möchte ich alt werden: alle paar Jahre etwas anderes nicht verstehen.']],
    },
    {
      by: 'popcornpirat',
      text: 'affen 20 min, dann walzer, dann nix, dann bunt. HAL ist gruselig. verstanden hab ich null, vergessen kann ichs nicht',
    },
    {
      by: 'Filmrolle35',
      text: 'Wenn ihn jemand in 70 mm zeigt, fahrt hin. Kein Computer hat seither ein Raumschiff so schwer und so still aussehen lassen.',
    },
  ],
  'Die Legende von Paul und Paula': [
    {
      by: 'Ostkreuz_Kino',
      text: 'Meine Eltern haben sich in diesem Film zum ersten Mal geküsst, also im Kino, nicht auf der Leinwand. Angelica Domröse will einfach alles, und zwar jetzt. So etwas hatte im Osten noch niemand gesehen.',
      replies: [['soundtracksophie', '„Geh zu ihr“ von den Puhdys, ich bin machtlos dagegen.']],
    },
  ],
  'Der Pate': [
    {
      by: 'ReiheSieben',
      text: 'Während Michael für sein Patenkind dem Teufel entsagt, sterben in der Stadt fünf Männer. Ein einziger Schnittwechsel, und man hat alles über Heuchelei gesehen. Und dann schließt sich eine Tür.',
    },
    {
      by: 'kinofan',
      text: 'Mein Vater und ich haben wenig gemeinsam, aber wir können beide die Szene mit den Orangen nachspielen. Wir tun es jedes Weihnachten.',
      replies: [['Grantler_Wien', 'Hoffentlich ohne Umfallen in die Paradeiser.']],
    },
    {
      by: 'Lena_schaut',
      text: 'Drei Stunden Männer, die mit Männern über Männer reden. Ja, großartig. Aber Diane Keatons Gesicht hinter dieser Tür ist der Film, den ich gern sähe.',
    },
  ],
  'Angst essen Seele auf': [
    {
      by: 'Programmkino_Ulla',
      text: 'Emmi und Ali tanzen, und alle starren. Fassbinder stellt die Leute in Türrahmen und lässt sie glotzen, bis man merkt, dass man selbst gemeint ist. Brigitte Mira ist herzzerreißend.',
    },
    {
      by: 'Ostkreuz_Kino',
      text: 'Der Tritt in den Fernseher. Mehr deutsche Familie geht nicht.',
    },
  ],
  'Taxi Driver': [
    {
      by: 'kritik',
      text: 'Das Telefonat im Flur: Travis wird abgewiesen, und die Kamera schwenkt weg, in den leeren Gang, weil sie es nicht mit ansehen kann. So viel Anstand hatte lange keine Kamera.',
    },
    {
      by: 'Nachtvorstellung',
      text: 'Dampf, Neon, Saxofon. Die Stadt sieht aus wie ein Fiebertraum und der Mann am Steuer hat kein Fieber, das ist das Unheimliche.',
      replies: [['soundtracksophie', 'Bernard Herrmanns letzte Musik. Er starb in der Nacht nach den Aufnahmen.']],
    },
  ],
  'Krieg der Sterne': [
    {
      by: 'PapaMitPopcorn',
      text: 'Reihenfolge bei uns zu Hause: 4, 5, 6, dann lange nichts. Als Darth Vader durch den Rauch kam, verschwand der Kleine hinter dem Kissen und kam erst beim Abspann wieder heraus. Begeistert.',
    },
    {
      by: 'heldenmo',
      text: 'die erste einstellung. schiff. größeres schiff. GRÖSSERES SCHIFF',
      replies: [
        [
          'Filmrolle35',
          '1978, erste Reihe, ich war vierzehn. Das Schiff hörte nicht auf. Deshalb bin ich Vorführer geworden.',
        ],
      ],
    },
    {
      by: 'scifidel',
      text: 'Streng genommen ein Märchen mit Prinzessin, Zauberer und Schwert. Als Science-Fiction unhaltbar, als alles andere unschlagbar.',
    },
  ],
  'Alien – Das unheimliche Wesen aus einer fremden Welt': [
    {
      by: 'Nachtvorstellung',
      text: 'Sieben Leute, die über ihre Zulage streiten, ein Kater und ein dunkler Flur. Man sieht das Wesen fast nie, und am Ende weiß man, dass man es die ganze Zeit gesehen hat, in den Rohren, in den Wänden.',
      replies: [
        ['Maerzhase', 'Der Kater überlebt. Für alle, die das vorher wissen müssen.'],
        ['Lena_schaut', 'DANKE. Das musste ich vorher wissen.'],
      ],
    },
    {
      by: 'scifidel',
      text: 'Lastwagenfahrer im Weltraum: So schmutzig und müde hatte noch niemand die Zukunft gezeigt. Und Ripley ist deshalb so gut, weil sie schlicht die Einzige ist, die sich an die Vorschriften hält.',
    },
    {
      by: 'Grantler_Wien',
      text: 'Beim ersten Mal im Kino gegessen. Nie wieder.',
    },
  ],
}
