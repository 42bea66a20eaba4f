import type { SampleArticle } from './types.ts'

/** November and late October 2026. */
export const autumnArticles: readonly SampleArticle[] = [
  {
    title: 'Rimba, our hand-painted rainforest adventure, is out today',
    date: '2026-11-20',
    hashtags: '#games#bandung#rimba',
    categories: ['Studio'],
    featured: 'rimba-river',
    captions: {
      'rimba-sketchbook':
        'A page of Laras’ sketchbook. The pitcher plant is half drawn, and so already half there.',
    },
    content: `
<p>After three years of painting leaves, Arunika Studio releases <strong>Rimba</strong> today on PC and consoles. You play Laras, a young map-maker who follows a river from the coast of Kalimantan to its source, and draws the forest as she goes. What she draws becomes real; what she forgets fades away.</p>
<p>The game began as a sketch that art director Ratna Dewanti made during a rainy week in Ciwidey. “I wanted a forest that is neither an enemy nor a backdrop,” she says. “You do not conquer Rimba. You learn to read it.”</p>
{{rimba-sketchbook}}
<h2>Painted by hand, alive by design</h2>
<p>Every plant in the game was painted in gouache, scanned and cut into layers. Our engineers then wrote a small simulation of light and humidity, so that the same fern looks different at dawn, after rain and in the shade of a fallen tree. There are 412 plants in all, and a player who finds every one of them will have walked about nineteen hours.</p>
<blockquote><p>Somebody asked me how long the moss took. I stopped counting after the second rainy season. But when a tester stood still for ten minutes just to watch it rain, I knew that it had been worth it.</p></blockquote>
<h2>Two weeks on the river</h2>
<p>Before anybody painted a leaf, four of us travelled to Kalimantan with sketchbooks and waterproof bags. For two weeks we followed a river in a narrow boat, together with a ranger who knew every call. He would lift one finger, and we would stop talking. Nobody was allowed to take a photograph before having drawn the same thing for half an hour.</p>
<p>We came home with eleven full books. Most of the drawings were bad, because the paper was wet and the boat moved. Ratna hung them above the desks all the same. “A photograph shows you what a plant looks like,” she says. “A bad drawing shows you what you had not understood about it.”</p>
<h2>From a sheet of paper to a place</h2>
<p>Each of the sixty-four places in the story went the same way, and none of them took less than nine days.</p>
<ul><li>A pencil sketch, no larger than a hand, that shows where the light comes from</li><li>Nine sheets for nine layers, from the twig in front of your nose to the haze behind the hills</li><li>Gouache on paper, one painter to a place, so that the brushwork stays that of one hand</li><li>A scan, an afternoon of cutting, and a first walk through it with the sound turned off</li></ul>
<p>The walk without sound decided. If a tester found the way by looking, the place was finished. If not, it went back to the pencil. Nineteen places went back, and the mangroves of the second chapter did so three times.</p>
<p>Programmer Fajar Nugroho wrote most of the light. He used to leave his desk at five, stand on the roof and write down what happened to the colour of the leaves across the street. “I had forty pages of notes about one mango tree,” he says. “The neighbours thought that I wanted to buy it.”</p>
<h2>What is in the box</h2>
<ul><li>A story of seven chapters, in Indonesian, English, Mandarin and Japanese</li><li>A sketchbook that you fill yourself and can print at the end</li><li>Music by the Bandung ensemble Angin Timur, recorded in one take for each chapter</li><li>Full remapping of controls, a one-handed mode and subtitles for sounds as well as for speech</li></ul>
<p>Rimba costs Rp 249,000. Until the end of the year, a tenth of every sale goes to a seed bank in Central Kalimantan that helped us to get the plants right. They corrected our pitcher plants four times, and we are grateful for each of them.</p>`,
  },
  {
    title: 'Open House 2026: a day inside the academy',
    date: '2026-11-17',
    hashtags: '#academy#openhouse#bandung',
    categories: ['Academy', 'Events'],
    featured: 'open-house',
    linked: ['/academy/kid-class', '/academy/regular-class'],
    content: `
<p>On Saturday, 5 December, every door of the Arunika Academy in Bandung stands open. Parents can sit in on a class, children can try a drawing tablet or a lump of clay, and those who are thinking about a creative profession can ask the people who already have one.</p>
<p>Please keep a place on the page of our open days, so that there is a chair for everyone; nothing on the day costs anything. If you have a portfolio, bring it: our teachers set aside the whole afternoon to look through the work of visitors, one by one and without hurry.</p>
<h2>The programme</h2>
<figure class="table"><table><thead><tr><th>Time</th><th>Where</th><th>What</th></tr></thead><tbody><tr><td>09.00</td><td>Courtyard</td><td>Welcome by head of academy Sekar Ayuningtyas</td></tr><tr><td>09.30</td><td>Room Merapi</td><td>First steps in Roblox, for ages 6 to 12</td></tr><tr><td>11.00</td><td>Room Rinjani</td><td>Drawing creatures that could really walk</td></tr><tr><td>13.00</td><td>Capture stage</td><td>See your own movements on a dragon</td></tr><tr><td>14.00</td><td>Library</td><td>Portfolio reviews until the last visitor has been heard</td></tr></tbody></table></figure>
<h2>What you can try</h2>
<p>Between the lessons, nobody has to sit still. Every teacher has a table, and every table has something on it that you may touch.</p>
<ul><li><strong>Tiara Lestari</strong> draws a frog with anyone who asks. She has drawn one a day for four years, so yours will be in good company.</li><li><strong>Rani Prameswari</strong> has set up a lamp, a phone and a lump of clay. Twelve pictures make one second, and a queue of twelve children makes a film.</li><li><strong>Asep Sunarya</strong> brings the potter's wheel and aprons in all sizes. Bowls dry on the window sill and can be fetched a week later.</li><li><strong>Yoga Pamungkas</strong> shows games that were built in his Saturday class. The children who built them explain the rules, and he keeps his hands in his pockets.</li></ul>
<h2>If you bring a portfolio</h2>
<p>Ten pages are enough, and unfinished ones are welcome. Put the picture you are least sure about on top, because that is where the conversation usually begins. A review takes about fifteen minutes. You leave with one thing to keep, one thing to change, and the name of the teacher who said so, in case you want to ask again.</p>
<blockquote><p>Visitors apologise for their early drawings. I always ask to see more of those. In the early ones I can see what somebody loves; in the later ones I mostly see what they have been told.</p><p>Sekar Ayuningtyas, head of academy</p></blockquote>
<h2>Questions that parents ask us</h2>
<p><strong>Is my child too young?</strong> Kid classes begin at six. A child who can sit through a picture book can sit through a class.</p>
<p><strong>Do we need a computer at home?</strong> For the kid classes, no. For the regular classes we lend one for the length of the course to whoever asks for it.</p>
<p><strong>What does it lead to?</strong> Some of last year's students went on to universities, some to studios, and two of them came to ours. Most discovered something they love to do, which is reason enough.</p>
<p><strong>What if it rains?</strong> It is December, so it will. The courtyard has a canvas roof on that day, and Hasan, who keeps the house, has thirty umbrellas by the door. He opens at six as always; whoever comes too early gets tea and fried bananas from him, and usually a story about the well.</p>
<p>The academy is a ten-minute walk from the station. If you come by car, please use the field behind the mosque; the neighbours have kindly offered it again.</p>`,
  },
  {
    title: 'A museum that fits into a school bag',
    date: '2026-11-12',
    hashtags: '#vr#education#technology',
    categories: ['Technology'],
    featured: 'vr-museum',
    captions: { 'museum-suitcase': 'The whole museum, with its chargers, before a lesson in Garut.' },
    content: `
<p>Most children on Java have never been inside a museum: the nearest one is a day's journey away. Since this month a suitcase with thirty headsets has been travelling from school to school in West Java, and the museum travels with it.</p>
<p>The rooms inside were built by our immersive team together with the curators of three museums. A pupil can walk around Borobudur while it is being built, lift a kris out of its case to see how the blade was folded, and stand next to a Stegodon, which turns out to be far larger than any of them expected.</p>
{{museum-suitcase}}
<h2>Made for a classroom, not for a show</h2>
<p>Virtual reality for schools fails on small things: the charging, the password, the one headset that will not start. So we planned the lesson before we planned the pictures.</p>
<ol><li>The suitcase charges all headsets at once and is ready after one night.</li><li>The teacher starts, pauses and ends the visit for the whole class on a tablet.</li><li>Everything works without the internet, since most schools that we visit have none.</li><li>No visit is longer than twelve minutes. After that, heads grow hot and minds wander.</li></ol>
<p>The number twelve was found the hard way. Our first visit lasted twenty-five minutes. At a school near Cianjur we watched a boy turn pale on top of Borobudur, take off the headset and lay his cheek on the cool table. He was well again after a glass of tea. We went home and cut half of everything, and what is left is better for it.</p>
<h2>A morning in Garut</h2>
<p>At seven the driver carries the suitcase across the schoolyard, and the whole yard comes along. At half past, thirty chairs stand in a wide circle, an arm's length apart, because people who are in a temple do not notice a desk. The teacher explains the two rules: stay on your chair, and say so when you feel unwell.</p>
<p>Then it becomes quiet. From outside you see thirty children who look up, slowly and all in the same direction, because that is where the tail of the Stegodon ends and its back begins. One girl ducks. Somebody whispers a greeting.</p>
<p>After the visit, the headsets go back into the suitcase and the paper comes out. Each pupil draws one thing from memory and asks one question about it. In Garut the questions filled the blackboard:</p>
<ul><li>Who carried the stones, and were they paid?</li><li>Does a kris become blunt?</li><li>What did a Stegodon sound like, and how would anybody know?</li></ul>
<p>The curators answer by letter. It takes them about two weeks, and they do not leave out the questions to which nobody has an answer yet.</p>
<h2>What we have learned since</h2>
<p>Teachers were more nervous than pupils, so each of them now has the suitcase for an afternoon before the lesson. The tablet had fourteen buttons and has three. And a foam pad that is wiped with a cloth dries faster than one that is washed, which matters if five classes want to go to Borobudur before noon.</p>
<p>“The best moment comes when the headsets are off,” says Bayu Anggara, who leads the team. “They all talk at the same time. They have been somewhere together, and now they want to know whether the others saw it too.”</p>
<p>The project is paid for by the provincial education office until the middle of 2027. Schools can ask for a visit through our contact page; teachers find the lesson plans there as well.</p>`,
  },
  {
    title: 'Internships for early 2027: six places, six months, real work',
    date: '2026-11-09',
    hashtags: '#internship#career#bandung',
    categories: ['Studio', 'Academy'],
    featured: 'internship-program',
    linked: ['3D Artist Intern', 'Game Design Intern', 'Web Development Intern'],
    content: `
<p>Twice a year we take in six interns, and we mean it when we say that they do real work. The wind in the trees of Rimba was written by an intern; so was the tool with which our writers keep track of who knows what in which chapter.</p>
<p>From February to July 2027 there are places in 3D art, game design, web development and production. Each intern has a mentor, and each mentor has four hours a week for nothing but that.</p>
<h2>What you can expect</h2>
<ul><li>A monthly allowance that covers a room and food in Bandung</li><li>One project of your own that is finished and shown at the end</li><li>A seat in every meeting of your team, and the right to ask why</li><li>An honest written reference, whether you stay with us or not</li></ul>
<h2>What the six months look like</h2>
<p>The first week belongs to the house. You have lunch with every team once, you learn how the coffee machine wants to be treated, and you repair one small thing that has annoyed somebody for a long time. It is rarely more than an hour of work, and it is the quickest way to meet people.</p>
<ul><li><strong>February and March:</strong> you work next to your mentor, on tasks that would have to be done anyway. Everything you hand in is reviewed on the same day.</li><li><strong>April and May:</strong> you own a part of a production, with a name and a date. If the date moves, you are the one who tells the team.</li><li><strong>June and July:</strong> two days a week are kept free for your own project. In the last week you show it in the courtyard, to everybody who wants to come.</li></ul>
<p>The four hours of a mentor stand in the calendar, and no meeting may be put on top of them. Last term an intern in production used most of hers to walk around the block and ask questions. Her mentor still says that he learned more than she did.</p>
<h2>What went wrong before</h2>
<p>We have not always been good at this. In 2019 two interns spent a whole month renaming files, and one of them told us so on her last day, kindly and with a list. We printed the list. Since then every intern has a talk with our producer Intan Maharani in the third week, with one question only: what did you do yesterday that you would not have wanted to miss? If there is no answer, it is our plan that changes. Intan writes every answer into a ruled exercise book, and reads it again before the next six arrive.</p>
<h2>What we expect</h2>
<p>We look at what you made rather than at where you studied. One finished small thing says more than ten beginnings. Tell us which part was yours, and what you would do differently now: that second answer is the one we read first.</p>
<blockquote><p>I sent a game about a lost sandal that took five minutes to play. In the interview, nobody mentioned the graphics. They wanted to know why I had cut the ending. Now I work here.</p><p>Intan Maharani, producer, intern of 2021</p></blockquote>
<p>A letter may be short. Half a page is enough if it says what you would like to be able to do by July that you cannot do now. Please do not send a list of software; we have the same software here, and can show you where everything is.</p>
<p>Applications are open until 20 December. You find all places on the career page, and everybody who applies gets an answer before the end of January.</p>`,
  },
  {
    title: 'Two films from Bandung at the Nusantara Animation Festival',
    date: '2026-11-03',
    hashtags: '#animation#festival',
    categories: ['Studio', 'Events'],
    featured: 'animation-festival',
    content: `
<p>The Nusantara Animation Festival in Yogyakarta has invited two of our short films, and one of them was not made by us but by our students.</p>
<h2>The Last Becak</h2>
<p>Nine minutes, directed by Yoga Permana. An old becak driver takes his last passenger home, and the city changes with every street they turn into. The film was animated in two dimensions on top of a three-dimensional city, so that the camera could do what a becak does: lean into the corner and rattle.</p>
<h2>Kuah</h2>
<p>Four minutes, by eleven students of this year's 3D Animation class. Two food stalls compete for one customer, who is a cat. The students wrote, modelled, animated and scored it within a single term, and the festival's jury put it into the main programme without knowing that it was a student film.</p>
<p>Both films will be shown on the opening night, 14 November, with their makers present. On the following morning Yoga gives a talk about lines that do not keep still, and about the four hundred drawings that he threw away.</p>
<p>If you cannot come to Yogyakarta: in January both films will run in our own courtyard, with noodles from the stall that started it all.</p>`,
  },
  {
    title: 'Our new floor in Dago: more room, fewer walls',
    date: '2026-10-28',
    hashtags: '#studio#bandung',
    categories: ['Studio'],
    featured: 'studio-expansion',
    captions: {
      'new-floor': 'The cutting table on its first morning, with an episode and a half on it.',
    },
    content: `
<p>When the tailor below us retired in April, she asked whether we would like to have her workshop. We said yes before she had finished the sentence. Since this week, animation, games and the immersive team sit on one floor for the first time in nine years.</p>
{{new-floor}}
<p>We kept her cutting table. It is six metres long, made of one piece of teak, and it turns out that a storyboard for a whole episode fits on it exactly. We also kept the north windows, which is the best thing that can happen to people who look at colours all day.</p>
<h2>What is new</h2>
<ul><li>A quiet room in which nobody may speak, and a loud room in which everybody may</li><li>A recording booth, built inside a former wardrobe</li><li>A kitchen that is large enough for all sixty-two of us on a Friday</li><li>A ramp and a lift, so that everyone gets everywhere</li></ul>
<p>The old rooms upstairs now belong to the academy, which had been holding its evening classes in the corridor. Sekar Ayuningtyas measured the new rooms with a tape, twice, before she believed it.</p>`,
  },
  {
    title: 'What children build when nobody tells them what to build',
    date: '2026-10-22',
    hashtags: '#academy#kids#roblox',
    categories: ['Academy'],
    featured: 'empty-week',
    linked: ['/academy/kid-class'],
    content: `
<p>In the fourth month of our Roblox class for ages 6 to 12 there is a lesson without a task. The teachers call it the empty week. There is only one rule: at the end, somebody else must be able to play what you made.</p>
<p>Last week it was time again. Ten children built a bakery in which the bread runs away, a school with a forbidden third floor, a very patient bus, and a football stadium for ants. Nobody built a copy of something they had played before.</p>
<h2>Why we do not help</h2>
<p>“It is hard to keep your hands still,” says teacher Yoga Pamungkas. “You see that the door opens the wrong way, and that the child will find out in twenty minutes. Those twenty minutes are the lesson.”</p>
<p>On Friday the games were exchanged. The builders had to watch in silence as another child played, and to write down where it got stuck. Then they had one more hour. The bus got a bell. The third floor got a light. The bread became slower.</p>
<blockquote><p>My game was too difficult because I know where everything is. Now there are arrows. But only small ones.</p><p>Kenzo, aged nine</p></blockquote>
<p>The next kid classes start in the week of 11 January. A course takes five months, and the empty week comes in the fourth.</p>`,
  },
]
