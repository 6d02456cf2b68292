import type { DemoTrivias } from './entry.ts'

export const classics: DemoTrivias = {
  Shining: [
    [
      'Dreharbeiten',
      'Nachtvorstellung',
      'Der Film machte die Steadicam berühmt: Ihr Erfinder Garrett Brown führte sie selbst, auch dicht über dem Boden hinter dem Dreirad her.',
    ],
    [
      'Vorlage',
      'Grantler_Wien',
      'Stephen King mochte die Verfilmung nie und schrieb 1997 selbst das Drehbuch zu einer Fernsehfassung.',
    ],
  ],
  'Das Boot': [
    [
      'Zahlen',
      'Filmrolle35',
      'Sechs Oscarnominierungen, darunter Regie und Kamera: Das hatte bis dahin kein deutscher Film erreicht.',
    ],
    [
      'Dreharbeiten',
      'Westfalenkino',
      'Das Innere des U-Boots wurde in den Bavaria-Studios in Originalgröße nachgebaut und auf einer Vorrichtung geschwenkt. Besucher konnten es dort danach jahrzehntelang begehen.',
    ],
  ],
  'Jäger des verlorenen Schatzes': [
    [
      'Dreharbeiten',
      'heldenmo',
      'Für die Szene mit dem Schwertkämpfer war ein langer Kampf geplant. Harrison Ford war krank und schlug vor, einfach zu schießen.',
    ],
    [
      'Besetzung',
      'kinofan',
      'Tom Selleck war für die Hauptrolle vorgesehen, war aber durch die Serie „Magnum“ gebunden.',
    ],
  ],
  'Blade Runner': [
    [
      'Dreharbeiten',
      'scifidel',
      'Die „Tränen im Regen“ fügte Rutger Hauer selbst in seinen Monolog ein, den er zuvor gekürzt hatte.',
    ],
    [
      'Vorlage',
      'kinofan',
      'Vorlage ist Philip K. Dicks Roman „Träumen Androiden von elektrischen Schafen?“. Der Autor starb wenige Monate vor dem Kinostart.',
    ],
  ],
  'Zurück in die Zukunft': [
    [
      'Besetzung',
      'popcornpirat',
      'Zuerst spielte Eric Stoltz den Marty. Nach einigen Wochen wurde er ersetzt, und Michael J. Fox drehte nachts, weil er tagsüber für eine Fernsehserie arbeitete.',
    ],
    ['Dreharbeiten', 'PapaMitPopcorn', 'In einer frühen Fassung des Drehbuchs war die Zeitmaschine ein Kühlschrank.'],
  ],
  'Der Himmel über Berlin': [
    [
      'Dreharbeiten',
      'Filmrolle35',
      'Kameramann Henri Alekan war fast achtzig. Für das Schwarz-Weiß der Engel spannte er einen alten Seidenstrumpf seiner Großmutter vor das Objektiv.',
    ],
    [
      'Besetzung',
      'serienbenni',
      'Peter Falk spielt sich selbst. Die Leute auf der Straße rufen ihm „Columbo“ hinterher.',
    ],
  ],
  'Stirb langsam': [
    [
      'Besetzung',
      'ReiheSieben',
      'Hans Gruber war die erste Filmrolle von Alan Rickman, der damals schon über vierzig war und vom Theater kam.',
    ],
    [
      'Dreharbeiten',
      'heldenmo',
      'Das Nakatomi-Hochhaus ist in Wirklichkeit Fox Plaza in Los Angeles, damals gerade im Bau.',
    ],
  ],
  'Das Schweigen der Lämmer': [
    [
      'Zahlen',
      'Kommissarin_Klee',
      'Einer von nur drei Filmen, die alle fünf wichtigsten Oscars bekamen: Film, Regie, beide Hauptrollen und Drehbuch. Die anderen sind „Es geschah in einer Nacht“ und „Einer flog über das Kuckucksnest“.',
    ],
    [
      'Besetzung',
      'Nachtvorstellung',
      'Anthony Hopkins ist nur etwa eine Viertelstunde lang zu sehen und bekam dennoch den Oscar als Hauptdarsteller.',
    ],
  ],
  'Jurassic Park': [
    [
      'Zahlen',
      'scifidel',
      'Die Dinosaurier sind in etwa einer Viertelstunde des Films zu sehen, nur ungefähr sechs Minuten davon stammen aus dem Computer.',
    ],
    [
      'Dreharbeiten',
      'heldenmo',
      'Die Ringe im Wasserglas erzeugte man, indem unter dem Armaturenbrett eine Gitarrensaite gezupft wurde.',
    ],
  ],
  'Schindlers Liste': [
    [
      'Zahlen',
      'Programmkino_Ulla',
      'Steven Spielberg drehte „Schindlers Liste“ und brachte „Jurassic Park“ im selben Jahr ins Kino. Ein Honorar nahm er für „Schindlers Liste“ nicht an.',
    ],
  ],
  'Pulp Fiction': [
    [
      'Zahlen',
      'kritik',
      'Goldene Palme in Cannes und Oscar für das Originaldrehbuch, den sich Quentin Tarantino mit Roger Avary teilte.',
    ],
  ],
  'Die Verurteilten': [
    [
      'Vorlage',
      'kinofan',
      'Die Vorlage ist eine Novelle von Stephen King. Sie steht im selben Band wie die Vorlage zu „Stand by Me“.',
    ],
  ],
  'Before Sunrise': [
    [
      'Anspielungen',
      'Lena_schaut',
      'Richard Linklater dachte dabei an eine wirkliche Nacht, die er 1989 mit einer Frau namens Amy Lehrhaupt in Philadelphia verbrachte.',
    ],
  ],
  'Toy Story': [
    ['Zahlen', 'totoros_enkelin', 'Der erste abendfüllende Kinofilm, der vollständig am Computer entstand.'],
  ],
  Titanic: [
    [
      'Dreharbeiten',
      'Lena_schaut',
      'Die Hand, die Rose zeichnet, gehört James Cameron. Die Zeichnung ist auch von ihm.',
    ],
    ['Zahlen', 'scifidel', 'Elf Oscars, so viele wie „Ben Hur“ und „Die Rückkehr des Königs“.'],
  ],
  'Lola rennt': [
    [
      'Musik',
      'soundtracksophie',
      'Tom Tykwer schrieb die Musik mit Johnny Klimek und Reinhold Heil selbst, Franka Potente singt darauf.',
    ],
  ],
  'The Big Lebowski': [
    [
      'Anspielungen',
      'Kommissarin_Klee',
      'Der verwickelte Fall ist eine Verbeugung vor Raymond Chandler, besonders vor „Der große Schlaf“.',
    ],
    ['Zahlen', 'Westfalenkino', 'Null: So oft wirft der Dude im ganzen Film eine Bowlingkugel.'],
  ],
  Matrix: [
    [
      'Dreharbeiten',
      'scifidel',
      'Die grünen Zeichen stammen aus japanischen Sushirezepten, so hat es ihr Gestalter Simon Whiteley erzählt.',
    ],
    ['Besetzung', 'heldenmo', 'Will Smith lehnte die Rolle des Neo ab und drehte stattdessen „Wild Wild West“.'],
  ],
  Fargo: [
    [
      'Fehler',
      'Kommissarin_Klee',
      'Die Einblendung, alles beruhe auf einer wahren Begebenheit, ist geflunkert: Den Fall gab es so nicht.',
    ],
  ],
  'Nosferatu – Eine Symphonie des Grauens': [
    [
      'Vorlage',
      'Filmrolle35',
      'Bram Stokers Witwe klagte, weil niemand die Rechte an „Dracula“ erworben hatte. Ein Gericht ordnete an, alle Kopien zu vernichten. Einige überlebten.',
    ],
  ],
  Metropolis: [
    [
      'Zahlen',
      'Ostkreuz_Kino',
      'Im Jahr 2008 tauchte in Buenos Aires eine fast vollständige Fassung auf. Seit 2010 ist der Film wieder beinahe so zu sehen wie bei der Premiere.',
    ],
    ['Zahlen', 'scifidel', 'Als erster Film überhaupt wurde er in das Weltdokumentenerbe der UNESCO aufgenommen.'],
  ],
  'M – Eine Stadt sucht einen Mörder': [
    [
      'Musik',
      'soundtracksophie',
      'Der Mörder pfeift „In der Halle des Bergkönigs“ aus Griegs „Peer Gynt“. Weil Peter Lorre nicht pfeifen konnte, übernahm das Fritz Lang.',
    ],
  ],
  'Moderne Zeiten': [
    [
      'Musik',
      'soundtracksophie',
      'Chaplin komponierte selbst. Aus dem Liebesthema wurde später mit Text das Lied „Smile“.',
    ],
  ],
  Casablanca: [
    [
      'Anspielungen',
      'kinofan',
      'Oft angeführt, nie gefallen: Den Satz „Spiel’s noch einmal, Sam“ sagt im ganzen Film niemand.',
    ],
    [
      'Besetzung',
      'Ostkreuz_Kino',
      'Conrad Veidt, der den Major Strasser spielt, war selbst mit seiner jüdischen Frau vor den Nationalsozialisten aus Deutschland geflohen.',
    ],
  ],
  'Der dritte Mann': [
    [
      'Musik',
      'Grantler_Wien',
      'Carol Reed hörte Anton Karas zufällig bei einem Heurigen Zither spielen und holte ihn für die ganze Filmmusik nach London.',
    ],
    [
      'Besetzung',
      'kinofan',
      'Die Rede über die Kuckucksuhr hat Orson Welles selbst hinzugefügt. Kuckucksuhren stammen allerdings aus dem Schwarzwald, nicht aus der Schweiz.',
    ],
  ],
  'Das Fenster zum Hof': [
    [
      'Dreharbeiten',
      'Kommissarin_Klee',
      'Der ganze Hof wurde im Studio gebaut, mit über dreißig Wohnungen, von denen einige Strom und fließendes Wasser hatten.',
    ],
  ],
  'Die zwölf Geschworenen': [
    [
      'Dreharbeiten',
      'ReiheSieben',
      'Sidney Lumet ließ die Objektive im Lauf des Films immer länger werden und die Kamera sinken, damit das Zimmer enger wirkt.',
    ],
  ],
  'Manche mögen’s heiß': [
    [
      'Dreharbeiten',
      'Filmrolle35',
      'Schwarz-Weiß wurde gewählt, weil die Schminke der beiden verkleideten Männer in Farbe grünlich aussah.',
    ],
  ],
  Psycho: [
    [
      'Dreharbeiten',
      'Nachtvorstellung',
      'Für das Blut unter der Dusche nahm man Schokoladensirup. Auf Schwarz-Weiß-Film sieht er echter aus als Kunstblut.',
    ],
    [
      'Musik',
      'soundtracksophie',
      'Hitchcock wollte die Duschszene zunächst ohne Musik. Bernard Herrmann komponierte trotzdem etwas dafür, und Hitchcock ließ sich überzeugen.',
    ],
  ],
  'Lawrence von Arabien': [
    ['Zahlen', 'Lena_schaut', 'Fast vier Stunden Film, und keine einzige Frau hat darin eine Sprechrolle.'],
  ],
  'Dr. Seltsam oder: Wie ich lernte, die Bombe zu lieben': [
    [
      'Besetzung',
      'Grantler_Wien',
      'Peter Sellers spielt drei Rollen. Eine vierte, den Piloten, gab er nach einer Verletzung an Slim Pickens ab.',
    ],
  ],
  'Spiel mir das Lied vom Tod': [
    [
      'Musik',
      'soundtracksophie',
      'Ennio Morricone komponierte die Musik vor den Dreharbeiten, und sie wurde am Set abgespielt.',
    ],
  ],
  '2001: Odyssee im Weltraum': [
    [
      'Musik',
      'soundtracksophie',
      'Alex North hatte eine vollständige Filmmusik geschrieben. Dass Kubrick bei Strauß und Ligeti geblieben war, erfuhr er erst bei der Premiere.',
    ],
    [
      'Vorlage',
      'scifidel',
      'Roman und Film entstanden gleichzeitig: Arthur C. Clarke und Stanley Kubrick entwickelten die Geschichte gemeinsam.',
    ],
  ],
  'Der Pate': [
    [
      'Dreharbeiten',
      'Maerzhase',
      'Die Katze auf Marlon Brandos Schoß lief auf dem Studiogelände herum. Ihr Schnurren war so laut, dass man ihn teils schlecht verstand.',
    ],
    [
      'Besetzung',
      'kinofan',
      'Marlon Brando lehnte den Oscar ab. An seiner Stelle trat Sacheen Littlefeather auf die Bühne und sprach über die Darstellung der Ureinwohner Amerikas im Film.',
    ],
  ],
  'Taxi Driver': [
    [
      'Dreharbeiten',
      'kritik',
      '„You talkin’ to me?“ steht nicht im Drehbuch. Dort hieß es nur, dass Travis mit sich selbst vor dem Spiegel spricht, den Rest erfand Robert De Niro.',
    ],
  ],
  'Krieg der Sterne': [
    [
      'Dreharbeiten',
      'soundtracksophie',
      'Das Summen der Lichtschwerter mischte Ben Burtt aus dem Motor eines alten Filmprojektors und dem Brummen eines Fernsehgeräts.',
    ],
    [
      'Besetzung',
      'PapaMitPopcorn',
      'In der Rüstung von Darth Vader steckt David Prowse, die Stimme im Original ist James Earl Jones.',
    ],
  ],
  'Alien – Das unheimliche Wesen aus einer fremden Welt': [
    [
      'Dreharbeiten',
      'Nachtvorstellung',
      'Dass bei der berühmten Szene am Esstisch etwas geschieht, wussten die anderen. Wie viel Blut spritzen würde, hatte man ihnen nicht gesagt. Veronica Cartwrights Schreck ist echt.',
    ],
    [
      'Dreharbeiten',
      'scifidel',
      'Entworfen hat das Wesen der Schweizer Künstler H. R. Giger. Er bekam dafür mit anderen einen Oscar für die Effekte.',
    ],
  ],
}
