import type { DemoTrivias } from './entry.ts'

export const nowInCinemas: DemoTrivias = {
  'Die Odyssee': [
    [
      'Dreharbeiten',
      'Filmrolle35',
      'Als erster Spielfilm wurde „Die Odyssee“ vollständig mit IMAX-Filmkameras gedreht. Dafür wurden neue Modelle gebaut, die deutlich leiser laufen als die alten, sodass auch Dialoge möglich waren.',
    ],
    [
      'Zahlen',
      'kinofan',
      'Karten für einige Vorstellungen in IMAX 70 mm wurden schon ein Jahr vor dem Kinostart verkauft, im Juli 2025. Viele davon waren sofort vergriffen.',
    ],
    [
      'Musik',
      'soundtracksophie',
      'Die Musik stammt von Ludwig Göransson, der zuvor für Nolan schon „Tenet“ und „Oppenheimer“ vertont hat.',
    ],
  ],
  'Der Astronaut – Project Hail Mary': [
    [
      'Vorlage',
      'scifidel',
      'Der Roman erschien 2021 und stammt von Andy Weir, der auch „Der Marsianer“ geschrieben hat. Beide Male schrieb Drew Goddard das Drehbuch.',
    ],
    [
      'Vorlage',
      'Lena_schaut',
      'Der englische Titel „Hail Mary“ meint im American Football einen langen, verzweifelten Pass in letzter Sekunde: ein Stoßgebet.',
    ],
  ],
  'Wuthering Heights – Sturmhöhe': [
    ['Musik', 'soundtracksophie', 'Die Lieder zum Film schrieb die Popmusikerin Charli xcx.'],
    [
      'Vorlage',
      'Programmkino_Ulla',
      'Emily Brontë veröffentlichte „Wuthering Heights“ 1847 unter dem Namen Ellis Bell. Es blieb ihr einziger Roman, sie starb ein Jahr später mit dreißig.',
    ],
    [
      'Besetzung',
      'kinofan',
      'Jacob Elordi hatte mit Emerald Fennell bereits „Saltburn“ gedreht, den Margot Robbie produziert hat.',
    ],
  ],
  'Avatar: Fire and Ash': [
    ['Besetzung', 'Maerzhase', 'Oona Chaplin, die Anführerin des Aschevolks, ist eine Enkelin von Charlie Chaplin.'],
    [
      'Dreharbeiten',
      'heldenmo',
      'Große Teile wurden gemeinsam mit „The Way of Water“ aufgenommen, unter anderem, weil die jungen Darsteller sonst zu schnell gewachsen wären.',
    ],
    ['Zahlen', 'PapaMitPopcorn', 'Mit 197 Minuten ist er der längste der drei Avatar-Filme.'],
  ],
  'Zoomania 2': [
    [
      'Musik',
      'soundtracksophie',
      'Shakira spricht im Original wieder die Gazelle und singt das Lied „Zoo“. Im ersten Film war es „Try Everything“.',
    ],
    [
      'Besetzung',
      'totoros_enkelin',
      'Ke Huy Quan, im Original die Stimme der Schlange Gary, wurde als Kind mit „Indiana Jones und der Tempel des Todes“ und „Die Goonies“ bekannt.',
    ],
  ],
  'Wicked: Teil 2': [
    [
      'Musik',
      'soundtracksophie',
      'Stephen Schwartz hat für diesen Teil zwei neue Lieder geschrieben, die es auf der Bühne nicht gibt: „No Place Like Home“ und „The Girl in the Bubble“.',
    ],
    [
      'Dreharbeiten',
      'Maerzhase',
      'Beide Teile wurden in einem Zug gedreht, in Studios in England. Für die Felder um Munchkinland ließ die Produktion Millionen echter Tulpen pflanzen.',
    ],
    [
      'Vorlage',
      'Programmkino_Ulla',
      'Am Anfang stand Gregory Maguires Roman „Wicked“ von 1995, der „Der Zauberer von Oz“ aus der Sicht der Hexe erzählt. Das Musical kam 2003 an den Broadway.',
    ],
  ],
  'One Battle After Another': [
    [
      'Vorlage',
      'ReiheSieben',
      'Der Film ist frei nach Motiven aus Thomas Pynchons Roman „Vineland“ (1990) entstanden. Anderson hatte zuvor schon Pynchons „Inherent Vice“ verfilmt.',
    ],
    [
      'Dreharbeiten',
      'Filmrolle35',
      'Gedreht wurde in VistaVision, einem Format der Fünfzigerjahre, bei dem der 35-mm-Film waagerecht durch die Kamera läuft. Einige wenige Kinos führten ihn auch in diesem Format vor.',
    ],
    ['Besetzung', 'kinofan', 'Für Chase Infiniti ist es die erste Kinorolle.'],
    [
      'Anspielungen',
      'Ostkreuz_Kino',
      'Auf seinem Sofa sieht Bob „Schlacht um Algier“ von Gillo Pontecorvo, den Klassiker über den Untergrundkampf.',
    ],
  ],
  'In die Sonne schauen': [
    ['Zahlen', 'kritik', 'In Cannes bekam der Film 2025 den Preis der Jury, gemeinsam mit „Sirāt“ von Óliver Laxe.'],
    ['Dreharbeiten', 'Westfalenkino', 'Gedreht wurde auf einem Vierseitenhof in der Altmark in Sachsen-Anhalt.'],
    [
      'Zahlen',
      'Programmkino_Ulla',
      'Deutschland reichte ihn für den Oscar als bester internationaler Film ein. International heißt er „Sound of Falling“.',
    ],
  ],
  'Blood & Sinners': [
    [
      'Dreharbeiten',
      'Filmrolle35',
      'Kamerafrau Autumn Durald Arkapaw ist die erste Frau, die einen Spielfilm auf IMAX-Filmmaterial gedreht hat. Dazu kam das sehr breite Format Ultra Panavision 70.',
    ],
    [
      'Besetzung',
      'soundtracksophie',
      'Miles Caton war vorher Sänger und stand hier zum ersten Mal für einen Film vor der Kamera. Das Gitarrespielen lernte er für die Rolle.',
    ],
    ['Besetzung', 'Nachtvorstellung', 'Den alten Sammie spielt die Blueslegende Buddy Guy.'],
    [
      'Musik',
      'kinofan',
      'Ludwig Göransson schreibt Coogler seit dessen erstem Langfilm „Nächster Halt: Fruitvale Station“ die Musik. Sie kennen sich aus dem Studium.',
    ],
  ],
  'F1 – Der Film': [
    [
      'Dreharbeiten',
      'Westfalenkino',
      'Viele Szenen entstanden an echten Rennwochenenden der Formel 1. Der erfundene Rennstall APXGP hatte dort seine eigene Garage.',
    ],
    [
      'Dreharbeiten',
      'heldenmo',
      'Die Autos von Pitt und Idris sind umgebaute Formel-2-Wagen, beide saßen in vielen Szenen selbst am Steuer.',
    ],
    [
      'Besetzung',
      'scifidel',
      'Lewis Hamilton hat den Film mitproduziert und das Drehbuch auf seine Glaubwürdigkeit geprüft.',
    ],
  ],
  'Sentimental Value': [
    ['Zahlen', 'Programmkino_Ulla', 'In Cannes gewann der Film 2025 den Großen Preis der Jury.'],
    [
      'Besetzung',
      'Lena_schaut',
      'Renate Reinsve spielte schon in Triers „Der schlimmste Mensch der Welt“ die Hauptrolle und hatte zehn Jahre davor einen winzigen Auftritt in seinem „Oslo, 31. August“.',
    ],
  ],
  Amrum: [
    [
      'Vorlage',
      'kinofan',
      'Hark Bohm erzählt darin aus seiner eigenen Kindheit. Er wollte selbst Regie führen und gab den Film dann an Fatih Akin weiter. Im Vorspann steht: „Ein Hark Bohm Film von Fatih Akin“.',
    ],
    [
      'Besetzung',
      'Ostkreuz_Kino',
      'Diane Kruger hatte mit Akin zuvor „Aus dem Nichts“ gedreht und dafür in Cannes den Darstellerinnenpreis bekommen.',
    ],
  ],
  'Das Kanu des Manitu': [
    [
      'Zahlen',
      'popcornpirat',
      '„Der Schuh des Manitu“ von 2001 sahen mehr als elf Millionen Menschen im Kino. Er ist einer der erfolgreichsten deutschen Filme überhaupt.',
    ],
    [
      'Anspielungen',
      'Westfalenkino',
      'Die Figuren stammen aus Sketchen der „Bullyparade“, die ihrerseits die Karl-May-Filme der Sechzigerjahre verulken.',
    ],
  ],
  'Miroirs No. 3': [
    [
      'Musik',
      'soundtracksophie',
      'Der Titel ist der eines Klavierstücks: Das dritte Stück aus Maurice Ravels Zyklus „Miroirs“ heißt „Une barque sur l’océan“, eine Barke auf dem Ozean.',
    ],
    [
      'Besetzung',
      'ReiheSieben',
      'Es ist der vierte gemeinsame Film von Paula Beer und Christian Petzold nach „Transit“, „Undine“ und „Roter Himmel“.',
    ],
  ],
  'Ein einfacher Unfall': [
    [
      'Dreharbeiten',
      'omu_oder_nix',
      'Jafar Panahi drehte ohne Genehmigung und im Verborgenen. Die Frauen im Film tragen zum Teil kein Kopftuch, was eine Drehgenehmigung ausgeschlossen hätte.',
    ],
    [
      'Zahlen',
      'kritik',
      'Mit der Goldenen Palme 2025 hat Panahi die Hauptpreise aller drei großen Festivals: Venedig für „Der Kreis“, Berlin für „Taxi Teheran“, Cannes für diesen Film.',
    ],
  ],
  Superman: [
    [
      'Besetzung',
      'Maerzhase',
      'Vorbild für Krypto ist James Gunns eigener Hund Ozu, den er kurz zuvor aus schlechter Haltung aufgenommen hatte und der ihm die halbe Wohnung zerlegte.',
    ],
    [
      'Musik',
      'soundtracksophie',
      'In der Musik von John Murphy und David Fleming klingt das berühmte Thema an, das John Williams für den Film von 1978 geschrieben hat.',
    ],
  ],
  'Weapons – Die Stunde des Verschwindens': [
    [
      'Anspielungen',
      'Nachtvorstellung',
      'Als Vorbild für die vielen verflochtenen Figuren nennt Zach Cregger „Magnolia“ von Paul Thomas Anderson.',
    ],
  ],
  Bugonia: [
    [
      'Vorlage',
      'Nachtvorstellung',
      'Es ist die Neuverfilmung des südkoreanischen Films „Save the Green Planet!“ von 2003.',
    ],
    ['Dreharbeiten', 'Maerzhase', 'Emma Stone ließ sich für die Rolle wirklich den Kopf rasieren.'],
    [
      'Anspielungen',
      'Programmkino_Ulla',
      '„Bugonia“ nannte man in der Antike den Glauben, dass aus dem Kadaver eines Rindes Bienen entstehen. Vergil beschreibt es in den „Georgica“.',
    ],
  ],
  Momo: [
    [
      'Vorlage',
      'kinofan',
      'Michael Endes Roman erschien 1973 und bekam 1974 den Deutschen Jugendliteraturpreis. Die Zeichnungen darin sind von ihm selbst.',
    ],
    [
      'Besetzung',
      'Filmrolle35',
      'In der ersten Verfilmung von 1986 spielte der Regisseur John Huston den Meister Hora. Michael Ende selbst hat darin einen kurzen Auftritt.',
    ],
  ],
  Hamnet: [
    [
      'Vorlage',
      'Programmkino_Ulla',
      'Maggie O’Farrell schrieb den Roman von 2020 und gemeinsam mit Chloé Zhao auch das Drehbuch. Die Namen Hamnet und Hamlet galten damals als austauschbar.',
    ],
    [
      'Besetzung',
      'Lena_schaut',
      'Jacobi Jupe spielt Hamnet, sein älterer Bruder Noah Jupe den Schauspieler, der auf der Bühne den Hamlet gibt.',
    ],
  ],
  'Marty Supreme': [
    [
      'Vorlage',
      'Westfalenkino',
      'Die Figur ist lose angelehnt an Marty Reisman, einen Tischtennisspieler und Spieler um Geld aus New York, der auch im Alter noch Titel gewann.',
    ],
    ['Besetzung', 'popcornpirat', 'In einer Nebenrolle ist der Rapper Tyler, the Creator zu sehen.'],
  ],
  'Der Held vom Bahnhof Friedrichstraße': [
    ['Vorlage', 'Ostkreuz_Kino', 'Vorlage ist der gleichnamige Roman von Maxim Leo aus dem Jahr 2022.'],
    [
      'Dreharbeiten',
      'kinofan',
      'Es ist der letzte Film von Wolfgang Becker („Good Bye, Lenin!“). Er starb im Dezember 2024, ein Jahr vor dem Kinostart.',
    ],
  ],
  '28 Years Later': [
    [
      'Dreharbeiten',
      'Filmrolle35',
      'Ein großer Teil wurde mit iPhones gedreht, oft mit vielen nebeneinander auf einem Gestell. Schon „28 Days Later“ war mit einer kleinen digitalen Videokamera entstanden.',
    ],
    [
      'Musik',
      'Nachtvorstellung',
      'Das unheimliche Gedicht heißt „Boots“ und ist von Rudyard Kipling. Zu hören ist eine Aufnahme des Schauspielers Taylor Holmes von 1915.',
    ],
    [
      'Dreharbeiten',
      'omu_oder_nix',
      'Vorbild und Drehort der Insel ist Lindisfarne (Holy Island) in Northumberland, das wirklich nur bei Ebbe über einen Damm zu erreichen ist.',
    ],
  ],
  'Drachenzähmen leicht gemacht': [
    [
      'Besetzung',
      'PapaMitPopcorn',
      'Gerard Butler spielt Haudrauf den Stoischen und sprach ihn im Original auch schon in den Trickfilmen.',
    ],
    [
      'Musik',
      'soundtracksophie',
      'John Powell komponierte sowohl für die Trickfilme als auch für die Neuverfilmung. Für den ersten Film war er 2011 für den Oscar nominiert.',
    ],
  ],
  'Lilo & Stitch': [
    [
      'Besetzung',
      'totoros_enkelin',
      'Chris Sanders, der sich Stitch ausgedacht und das Original von 2002 mit inszeniert hat, spricht ihn im Original auch hier.',
    ],
    [
      'Besetzung',
      'Maerzhase',
      'Tia Carrere, im Trickfilm die Stimme von Nani, spielt in der Neuverfilmung die Sozialarbeiterin.',
    ],
  ],
  Heldin: [
    [
      'Dreharbeiten',
      'Lena_schaut',
      'Leonie Benesch machte zur Vorbereitung ein Praktikum auf der Station eines Schweizer Spitals, bis jeder Handgriff saß.',
    ],
    [
      'Zahlen',
      'kritik',
      'Der Film wurde auf der Berlinale 2025 uraufgeführt und von der Schweiz für den Oscar eingereicht.',
    ],
  ],
  'Der phönizische Meisterstreich': [
    ['Dreharbeiten', 'Ostkreuz_Kino', 'Gedreht wurde in Studio Babelsberg in Potsdam.'],
    ['Besetzung', 'Lena_schaut', 'Mia Threapleton ist die Tochter von Kate Winslet.'],
    [
      'Dreharbeiten',
      'Maerzhase',
      'Einige der Gemälde im Palazzo sind echt, darunter ein Renoir und ein Magritte. Sie wurden für die Dreharbeiten ausgeliehen und bewacht.',
    ],
  ],
  'Köln 75': [
    [
      'Musik',
      'soundtracksophie',
      'Aus dem „Köln Concert“ selbst ist im Film nichts zu hören: Keith Jarrett war an dem Film nicht beteiligt.',
    ],
    [
      'Zahlen',
      'Filmrolle35',
      'Der Mitschnitt vom 24. Januar 1975 gilt als die meistverkaufte Soloplatte des Jazz und als eine der meistverkauften Klavierplatten überhaupt.',
    ],
  ],
  Frankenstein: [
    [
      'Besetzung',
      'Nachtvorstellung',
      'Für das Geschöpf war zuerst Andrew Garfield vorgesehen. Als er absagen musste, blieben wenige Wochen, um die Maske für Jacob Elordi neu zu entwerfen.',
    ],
    [
      'Vorlage',
      'Programmkino_Ulla',
      'Mary Shelley begann den Roman mit achtzehn, im verregneten Sommer 1816 am Genfer See. Er erschien 1818 zunächst ohne ihren Namen.',
    ],
  ],
  'Jurassic World: Die Wiedergeburt': [
    [
      'Vorlage',
      'scifidel',
      'Das Drehbuch schrieb David Koepp, der schon „Jurassic Park“ und „Vergessene Welt“ verfasst hatte.',
    ],
    [
      'Anspielungen',
      'heldenmo',
      'Die Flussfahrt mit dem T. rex steht in Michael Crichtons Roman „Jurassic Park“ und war für den ersten Film gestrichen worden.',
    ],
  ],
}
