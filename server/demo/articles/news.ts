import type { DemoArticle } from './article.ts'

/** Written as the editors'. */
export const news: readonly DemoArticle[] = [
  {
    by: 'kritik',
    rubric: 'news',
    title: 'Ein Jahrhundert in vier Zimmern: „In die Sonne schauen“ noch einmal auf der Leinwand',
    teaser: 'Mascha Schilinskis Film braucht einen dunklen Saal und Geduld. Warum beides sich lohnt.',
    about: ['In die Sonne schauen'],
    daysAgo: 1.2,
    applause: 0.5,
    body: `Es gibt Filme, die man zu Hause anhält, um Tee zu machen. [In die Sonne schauen](/movies/in-die-sonne-schauen) verträgt das nicht. Er erzählt von vier Mädchen, die zu verschiedenen Zeiten auf demselben Vierseitenhof in der Altmark leben, und er erzählt sie nicht nacheinander, sondern durcheinander, wie man sich erinnert.

Wer die erste halbe Stunde damit verbringt, einen Stammbaum zu zeichnen, verpasst das Beste. Die Türen, die Tenne, der Fluss: Die Orte bleiben, und an ihnen erkennt man, wer gerade schaut.

> Was die eine nicht ausspricht, spürt die nächste noch in den Wänden.

## Was man mitbringen sollte

- 149 Minuten am Stück
- ein Kino, in dem es wirklich dunkel wird
- jemanden, mit dem man danach noch ein Stück zu Fuß geht

Hanna Heckt als Alma ist die Entdeckung des Films: ein Gesicht, das fragt, bevor es ein Wort gibt. Lena Urzendowsky spielt Angelika so, dass man ihr beim Denken zusieht. Schilinski lässt beide lange allein im Bild. Das ist kein Kunstgriff, sondern Vertrauen.

Wo er läuft, steht auf der Seite des Films.`,
    comments: [
      {
        by: 'Programmkino_Ulla',
        text: 'Bei uns im Saal hat nach dem Abspann minutenlang niemand geredet. Das kommt im Jahr vielleicht zweimal vor.',
        replies: [
          ['omu_oder_nix', 'Bei uns genauso. Nur einer hat seine Jacke gesucht, und alle haben ihn angesehen.'],
          ['Lena_schaut', 'Ich habe erst beim zweiten Mal verstanden, wessen Hand das am Türrahmen ist.'],
        ],
      },
      {
        by: 'Grantler_Wien',
        text: 'Hundertneunundvierzig Minuten Altmark. Ich habe jede einzelne gespürt, und nicht alle in guter Erinnerung.',
        replies: [['ReiheSieben', 'Von dir ist das ja fast eine Empfehlung.']],
      },
      { by: 'Ostkreuz_Kino', text: 'Der Ton! Bitte nicht auf dem Laptop schauen, das halbe Haus geht verloren.' },
    ],
  },
  {
    by: 'kritik',
    rubric: 'news',
    title: 'Nanning und das Weißbrot: Warum „Amrum“ leise am lautesten ist',
    teaser:
      'Fatih Akin erzählt vom Frühling 1945 mit den Augen eines Zwölfjährigen, der nur seiner Mutter helfen will.',
    about: ['Amrum'],
    daysAgo: 4.1,
    applause: 0.4,
    body: `Weißbrot, Butter, Honig: Drei Dinge sucht der zwölfjährige Nanning, und im Frühling 1945 ist keines davon leicht zu haben. Aus dieser Einkaufsliste macht Fatih Akin in [Amrum](/movies/amrum) einen Abenteuerfilm, in dem man beim Tauschen, Fischen und Jagen zusieht und erst allmählich merkt, worum es geht.

Denn die Insel weiß mehr als der Junge. Die Erwachsenen reden anders, wenn er ins Zimmer kommt, und sie hören anders auf zu reden. Jasper Billerbeck spielt das ohne jede Pose: Er schaut, und was er sieht, passt nicht zu dem, was man ihm beigebracht hat.

> Mit dem Frieden kommt eine Frage, die schwerer wiegt als der Hunger.

Laura Tonke ist als Mutter Hille das Rätsel in der Mitte. Man möchte sie trösten und schütteln, oft in derselben Einstellung. Diane Kruger gibt der Bäuerin Tessa eine Härte, die in Wahrheit Anstand ist.

In 93 Minuten passt das alles, weil Akin auf das Erklären verzichtet. Der Wind erledigt den Rest.`,
    comments: [
      {
        by: 'PapaMitPopcorn',
        text: 'Mit der Großen (13) gesehen. Auf der Heimfahrt hat sie mehr gefragt als sonst in einem Monat.',
      },
      {
        by: 'Westfalenkino',
        text: 'Endlich einer, der schreibt, wie gut Laura Tonke ist.',
        replies: [['Kommissarin_Klee', 'Sie hat vielleicht zehn Szenen und trägt trotzdem den ganzen Film.']],
      },
    ],
  },
  {
    by: 'kritik',
    rubric: 'news',
    title: 'Odysseus kommt heim, und alle reden über die Leinwand',
    teaser:
      'Christopher Nolans „Die Odyssee“ füllt die Säle. Ein paar Gedanken dazu, was eine Heimfahrt im Kino braucht.',
    about: ['Die Odyssee'],
    daysAgo: 9.4,
    applause: 0.3,
    body: `Die älteste Heimfahrt der Welt ist im Kino angekommen, und wie immer bei Christopher Nolan geht es im Foyer zuerst um die Größe: welcher Saal, welche Reihe, welches Format. Das ist verständlich. Es wäre nur schade, wenn darüber niemand mehr von Telemachos spräche.

Tom Holland spielt den Sohn, der seinen Vater aus Erzählungen kennt. Matt Damon spielt den Vater, der nicht mehr weiß, welche dieser Erzählungen stimmen. Zwischen beiden liegt das Meer, und [Die Odyssee](/movies/die-odyssee) ist am besten, wenn sie es einfach daliegen lässt.

## Was Homer schon wusste

1. Wer erzählt, darf auslassen.
2. Ungeheuer sind am größten, bevor man sie sieht.
3. Das Schwerste an einer Reise ist die Haustür.

In welchem Saal du auch sitzt: Nimm einen Platz, von dem du die Gesichter siehst.`,
    comments: [
      { by: 'heldenmo', text: 'Punkt 3 ist der beste Satz, den ich zu dem Film gelesen habe.' },
      { by: 'soundtracksophie', text: 'Und kein Wort zur Musik? Ich saß am Ende mit den Händen an der Lehne.' },
    ],
  },
]
