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
<p>Every plant in the game was painted in gouache, scanned and cut into layers. Our engineers then wrote a small simulation of light and humidity, so that the same fern looks different at dawn, after rain and in the shade of a fallen tree. There are 412 plants in all, and hardly anyone will meet every one of them in the five hours of the story.</p>
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
<p>Rimba costs Rp 249.000. Until the end of the year, a tenth of every sale goes to a seed bank in Central Kalimantan that helped us to get the plants right. They corrected our pitcher plants four times, and we are grateful for each of them.</p>`,
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
<p>The academy is ten minutes from the station by angkot. If you come by car, please use the field behind the mosque; the neighbours have kindly offered it again.</p>`,
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
    captions: {
      'last-becak':
        'The camera leans into the corner, as a becak does. The driver is seen from behind, as he nearly always is.',
    },
    content: `
<p>The Nusantara Animation Festival in Yogyakarta has invited two of our short films, and one of them was not made by us but by our students.</p>
<h2>The Last Becak</h2>
<p>Nine minutes, directed by Yoga Permana. An old becak driver takes his last passenger home, and the city changes with every street they turn into. The film was animated in two dimensions on top of a three-dimensional city, so that the camera could do what a becak does: lean into the corner and rattle.</p>
{{last-becak}}
<p>The driver has a model. Pak Ujang has pedalled through Bandung for thirty-eight years, and one morning in February he let us sit in front while he explained the city from behind our heads. He knows the streets by their slopes, not by their names. “Up there I get off and push,” he said of Dago, “so I call it the street for talking.” The sentence is in the film, and so is his bell.</p>
<p>To find out how a becak moves, Yoga tied a phone to the frame and rode through the same eleven streets three times: empty, with a passenger, and with a passenger and a sack of rice. Laid on top of each other, the three recordings showed that the frame answers a hole in the road a little later when it carries more. That delay became the one rule of our camera. It arrives after the becak does, and at the end, when nobody sits in front, it is suddenly on time.</p>
<h2>Four hundred drawings in a box</h2>
<p>For two months the driver had a face that told you what to feel. He frowned in the rain and beamed when he was paid. “It was good acting,” says Yoga, “and I did not believe a frame of it.” Then he watched Pak Ujang for another hour, and saw that a man who pedals uphill has no face to spare: what he feels sits in his back.</p>
<p>Four hundred drawings went into a box. In the finished film you see the driver almost only from behind, and at the first screening people cried at a shoulder. The box stands under Yoga’s desk. Everyone who begins a film here is shown it once, in the first week, while there is still time to be frightened.</p>
<h2>Kuah</h2>
<p>Four minutes, by eleven students of our classes in 3D Animation and Character Animation. Two food stalls compete for one customer, who is a cat. The students wrote, modelled, animated and scored it within a single term, and the festival’s jury put it into the main programme without knowing that it was a student film.</p>
<p>It nearly had no ending. In the first version the cat chose a stall, and whenever it was shown, half of the room was disappointed. In the ninth week somebody asked what the cat would do if both soups were good. Since then it eats here, then there, and falls asleep on the pavement in between, and the two cooks push their stools together for the first time in years.</p>
<ul><li>Six students worked on the steam, which is on screen for forty seconds.</li><li>The cat’s face does not move at all. Its opinions are in the tail.</li><li>The sounds were recorded at a real stall, on a Tuesday after ten, when it is quiet enough to hear noodles.</li><li>The music is played on soup bowls that were tuned with water.</li></ul>
<blockquote><p>We rendered the last shot over a weekend. On Sunday the power failed at ninety-four per cent. On Monday I learned what a backup is.</p><p>Nabila Azzahra, Character Animation</p></blockquote>
<p>“I corrected as little as I could,” says their teacher Rani Prameswari. “There is a mistake in the shadow of the second stall. They found it on the evening before the deadline, and voted to leave it in and go to sleep. That was the best decision of the whole production.”</p>
<h2>Where to see them</h2>
<p>Both films will be shown on the opening night, 14 November, with their makers present. On the following morning Yoga gives a talk about lines that do not keep still, and about the four hundred drawings in the box. Bring a pencil: the last quarter of an hour belongs to the audience, who will draw a cyclist from behind.</p>
<p>If you cannot come to Yogyakarta: in January both films will run in our own courtyard, with noodles from the stall that started it all. There are eighty chairs, and a wall for those who come late.</p>`,
  },
  {
    title: 'Our new floor in Dago: more room, fewer walls',
    date: '2026-10-28',
    hashtags: '#studio#bandung',
    categories: ['Studio'],
    featured: 'studio-expansion',
    captions: { 'new-floor': 'The cutting table on its first morning, with a whole episode on it.' },
    content: `
<p>When the tailor below us retired in April, she asked whether we would like to have her workshop. We said yes before she had finished the sentence. Since this week, animation, games and the immersive team sit on one floor for the first time in nine years.</p>
{{new-floor}}
<p>We kept her cutting table. It is six metres long, made of one piece of teak, and it turns out that a storyboard for a whole episode fits on it exactly. We also kept the north windows, which are the best thing that can happen to people who look at colours all day.</p>
<blockquote><p>I cut wedding dresses on this table for forty-one years. It does not mind what you put on it, as long as you tell it the truth about the measurements.</p><p>Ibu Mimin, tailor</p></blockquote>
<h2>A jar of beans on every floor</h2>
<p>Until now, a question from animation to games had to climb two flights of stairs and pass a closed door. People had found ways around that. A basket on a rope between two windows carried contracts, chargers and once, very slowly, a cake. A whistle of five notes meant “is the meeting still on?”. Both were charming, and both were signs that something was wrong with the house.</p>
<p>Before a single desk was moved, our producer Intan Maharani counted. For two weeks in June, everyone put a bean into a jar whenever a question had seemed too small to walk for. There was one jar on each of the three floors, and at the end they held 1,140 beans: nearly two unasked questions a day for each of us. The beans became a soup. The figure became the plan.</p>
<h2>Fewer walls, but not none</h2>
<p>Our architect, Lia Hartanti, had expected us to ask for one large room. We had done that once, years ago. Everyone could hear everyone, so everyone wore headphones, and in the end it was lonelier than any corridor. She drew the floor as a street instead. The desks stand along the windows, six small rooms with doors line the other side, and between them runs a path that is wide enough for two people who argue and one who would like to pass.</p>
<p>The workshop had eleven walls, and four are left. One carries the house, and two stop the sound. On the fourth, the tailor had marked in pencil how tall her customers’ children were, each year since 1985. No painter could be found who wanted to go over it, and we did not look very hard.</p>
<h2>What is new</h2>
<ul><li>A quiet room in which nobody may speak, and a loud room in which everybody may</li><li>A recording booth, built inside a former wardrobe</li><li>A kitchen that is large enough for all sixty-two of us on a Friday</li><li>A ramp and a lift, so that everyone gets everywhere</li></ul>
<p>The ramp was meant for wheelchairs, and it has become the most popular way in. Couriers use it, and so do the suitcase of our museum, the noodle cart on Thursdays and a colleague’s daughter with her scooter, who rings a bell at the corner because the sign asks her to. The ramp is also the one thing for which all three teams claim to have had the idea.</p>
<h2>The first five days</h2>
<ol><li>On Monday we could find nothing, and met each other while looking for it.</li><li>On Tuesday, two teams discovered that they had both been building a tool that counts frames since March. Now there is one, and it is better than either.</li><li>On Wednesday it rained through a window frame. Hasan, the keeper of the house, had put a bucket there on Saturday.</li><li>On Thursday the quiet room complained about the loud room, in writing, as its own rule demands.</li><li>On Friday all of us ate at the same time. It took forty minutes and every plate in the house.</li></ol>
<p>There are jars again, one at each end of the floor. After the first week they held nineteen beans between them, and some of those, we suspect, came from a child.</p>
<h2>And upstairs</h2>
<p>The old rooms upstairs now belong to the academy, which had been holding its evening classes in the corridor. Sekar Ayuningtyas measured the new rooms with a tape, twice, before she believed it. There is space for two more groups in the evening, and for a library that no longer has to be moved when somebody wants to open a window.</p>
<p>If you would like to see the floor: it is open to visitors during the open house on 5 December, from 14.00. You may touch the table.</p>`,
  },
  {
    title: 'What children build when nobody tells them what to build',
    date: '2026-10-22',
    hashtags: '#academy#kids#roblox',
    categories: ['Academy'],
    featured: 'empty-week',
    linked: ['/academy/kid-class'],
    captions: {
      'ant-stadium':
        'The stadium after the exchange: the ants have an audience now, and the audience has umbrellas.',
    },
    content: `
<p>In the fourth month of our Roblox class for ages 6 to 12 there is a week without a task. The teachers call it the empty week. It begins with one Saturday lesson and ends with the next, and it has only one rule: at the end, somebody else must be able to play what you made.</p>
<p>Last Saturday it was over again. Ten children had built, among other things, a bakery in which the bread runs away, a school with a forbidden third floor, a very patient bus, and a football stadium for ants. Nobody had built a copy of something they had played before.</p>
{{ant-stadium}}
<h2>The first quarter of an hour</h2>
<p>It always begins badly. Ten children look at an empty green field and then at their teacher, who looks out of the window. Somebody asks whether this is a test. Somebody else asks whether it is already time to go home. After about ten minutes the first child puts something down, nearly always a floor, because everything has to stand on something.</p>
<p>We used to shorten this quarter of an hour with examples. It worked at once, and we got ten versions of the example. Now the only thing that a teacher does is to write down when each child begins. The fastest so far needed forty seconds and the slowest thirty-one minutes. The child with the thirty-one minutes made the bus.</p>
<h2>Why we do not help</h2>
<p>“It is hard to keep your hands still,” says teacher Yoga Pamungkas. “You see that the door opens the wrong way, and that the child will find out in twenty minutes. Those twenty minutes are the lesson.”</p>
<p>Help exists, but one has to ask for it properly. A child who is stuck says first what should happen, and then what happens instead. About half of them have found the mistake before the second sentence is over. For the others Yoga has three questions, and he never uses more than one at a time:</p>
<ul><li>Where did it still work?</li><li>What could you take away, and the mistake would still be there?</li><li>Who in this room has had the same trouble?</li></ul>
<p>The third question is the strongest. It explains why the ovens of the bakery open exactly like the doors of the school: Kenzo and Alya sit next to each other, and there was only one problem with doors to be solved.</p>
<h2>The exchange</h2>
<p>On the second Saturday the games changed hands. The builders had to watch in silence as another child played, and to write down where it got stuck. This is the hardest part of the whole course. One girl sat on her hands. One boy watched from under the table, because from there he could see the player’s feet and not the screen, and found it easier.</p>
<p>Then they had one more hour. The bus got a bell. The third floor got a light. The bread became slower. The ants, who had played in front of empty seats, got an audience, and the audience got umbrellas, because this is Bandung.</p>
<blockquote><p>My game was too difficult because I know where everything is. Now there are arrows. But only small ones.</p><p>Kenzo, aged nine</p></blockquote>
<h2>What we do with it</h2>
<p>We collect the notes that the children write while they watch. Three sentences are in every pile: “he did not see it”, “she thought it was a wall”, and “they laughed, but not where I wanted”. The designers of our studio write the same three sentences about games that take three years, only longer.</p>
<p>Parents sometimes miss a result that can be hung on the wall. There is one, but you have to sit down for it. Play the game. Ask your child to sit beside you and to say nothing, and tell them afterwards where you did not know what to do. You are the best tester they will ever have, because you really do not know where everything is.</p>
<p>And if your child says that it was boring at first: that is right. It was supposed to be. The boredom lasts for about a quarter of an hour, and the thing that comes after it is difficult to find anywhere else.</p>
<p>The next kid classes start in the week of 11 January. A course takes five months, and the empty week comes in the fourth.</p>`,
  },
]
