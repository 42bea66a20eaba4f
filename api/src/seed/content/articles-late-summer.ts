import type { SampleArticle } from './types.ts'

/** September and October 2026. */
export const lateSummerArticles: readonly SampleArticle[] = [
  {
    title: 'Inside the motion capture lab: how a dancer became a river',
    date: '2026-10-14',
    hashtags: '#motioncapture#technology#animation',
    categories: ['Technology', 'Studio'],
    featured: 'motion-capture-lab',
    captions: { 'dancer-river': 'Forty cameras, one dancer, and the river that she leaves behind.' },
    content: `
<p>The river in Rimba has a will of its own, and for a long time it did not look like it. Water that was computed correctly looked like water and like nothing else. Then somebody suggested that we ask a dancer.</p>
<p>Nyi Mas Ratih has danced jaipongan for thirty years. In September she spent four days in our lab, in a suit with fifty-three markers, and danced a river: its source, its rapids, its anger after rain, and the way it lies down when it reaches the sea.</p>
{{dancer-river}}
<h2>Four days in September</h2>
<p>On the first day we recorded next to nothing. Ratih does not dance without drums, so her drummer, Pak Oleh, had come along. It turned out that his hands shook the floor, and that the floor shook the cameras. By noon he was sitting on two gym mats and the cushion of our sofa, and the picture stood still.</p>
<p>On the second day she asked what was in the river’s way. Bayu Anggara, who leads the immersive team, had prepared a list of forty movements, from “calm” to “flood”. She put the list aside, very politely. “You cannot ask a river to be calm,” she said. “You can put something in front of it.” So we did: a sack of rice for a boulder, two rows of chairs for a gorge, and two interns, lying flat, for a sandbank. From then on she danced with the obstacles, and not one of the forty words was needed.</p>
<p>The third day belonged to the rapids. There are thirty-one takes, and the one in the game is the fourth, in which she slipped. On the last day came the sea. It is a single take of seventeen minutes, because none of us wanted to be the one to say that it was over.</p>
<h2>From shoulders to waves</h2>
<p>We did not put her movements on a figure. Instead, each marker became a force in the simulation of the water, strong at the hands and weak at the hips. What you see in the game is still water, but it hesitates, turns and decides the way she does.</p>
<pre><code class="language-plaintext">force(marker) = speed(marker) × weight(limb)
wave          = sum of forces, delayed by distance</code></pre>
<p>That is the whole of it: two lines, found after eleven weeks with much longer ones.</p>
<p>The longer ones computed everything, and they were right. What they lacked was the delay. When a dancer turns, the hip is there first and the hand arrives when the turn is over. Water does the same: a wave reaches the bank long after the stone that made it. In our code this is one number, and we have argued about it more than about all the others together. It is four tenths of a second at the source, and more than two seconds at the mouth.</p>
<h2>What we would do differently</h2>
<ul><li>We marked a stage of six by six metres. A river does not turn round at a line, so the cameras were moved back overnight.</li><li>We switched the air conditioning off for microphones that were not even connected. It was thirty-four degrees before anybody remembered.</li><li>We drew up a contract for four days of work, and had forgotten that a movement belongs to somebody. Ratih and Pak Oleh are now named in the credits, and have a share in each copy that is sold.</li></ul>
<blockquote><p>My teacher told me to move as if there were water up to my waist. It has taken thirty years for the water to arrive.</p><p>Nyi Mas Ratih</p></blockquote>
<p>When the first version ran, we invited her to see it. She stood in front of the screen for a while, then raised her left hand and let it sink. Two seconds later, at the lower edge of the picture, the same gesture came ashore. “Yes,” she said. “That one is mine.”</p>
<h2>The lab is open to others</h2>
<p>Outside our own productions we rent the lab, with its crew, to studios, universities and theatres. A day costs less than most people assume. It includes the forty cameras, two people who know them, and an hour on the day before to walk through everything without a suit. Bring shoes that do not shine, and your drummer, if you need one: the mats are still here.</p>
<p>Students of the academy learn in the same room with the same cameras. Our workshop in motion capture takes one Saturday, each month, and is meant for people from thirteen years who have never done it before.</p>`,
  },
  {
    title: 'Singapore and Bandung: one team in two kitchens',
    date: '2026-10-07',
    hashtags: '#studio#singapore',
    categories: ['Studio'],
    featured: 'two-kitchens',
    content: `
<p>Arunika was founded in Singapore and grew up in Bandung. Today eighteen of us work in the one city and sixty-two in the other, and visitors often ask who does what. The honest answer is that it depends on the week.</p>
<p>Tan Wei Lin, who runs the Singapore office, keeps two clocks on the wall even though they differ by only one hour. “It reminds us that somebody is having lunch,” she says. Meetings of both offices start with the question of what there is to eat. It began as a joke and turned out to be the best way to find out how people are.</p>
<h2>Rules that we learned the slow way</h2>
<ol><li>If one person is on a screen, everybody is on a screen.</li><li>Decisions are written down where both offices can read them, on the same day.</li><li>Whoever starts a project flies to the other city once at its beginning, not at its end.</li><li>Nobody schedules anything on Friday afternoon.</li></ol>
<p>Does it work? We lose a little time to the distance. We gain people whom we would never have met, and two cuisines.</p>`,
  },
  {
    title: 'Student exhibition: a hundred and twelve works, one long wall',
    date: '2026-09-30',
    hashtags: '#academy#exhibition#conceptart',
    categories: ['Academy', 'Events'],
    featured: 'student-exhibition',
    captions: {
      'exhibition-night': 'Visitors on the opening night. The queue for the noodles is not in the picture.',
    },
    content: `
<p>Every September the students of the academy show what they have made, and every September the wall is too short. This year we gave up, and let the exhibition run out of the door, across the courtyard and around the well.</p>
<p>There are a hundred and twelve works: concept art and character sheets, teapots and robots in three dimensions, drawings, films of a few seconds and one game that is played with an umbrella. Next to every work hangs its first version. That was an idea of the students, and it is the best one in years.</p>
{{exhibition-night}}
<blockquote><p>People stop longer at the first versions. I think that they are relieved.</p><p>Kirana Maheswari, Concept Art</p></blockquote>
<h2>Three to look for</h2>
<ul><li><strong>Pasar Terapung</strong> by Ayu Lestari: a floating market as seen by a bird with very bad eyes</li><li><strong>Robot for Rent</strong> by Raka Pratama, which has been repaired so often that nothing of it is original</li><li><strong>Rain, Again</strong> by Farel Hidayat, forty drawings of the same street corner</li></ul>
<p>The exhibition is open daily from 10.00 to 18.00 until 25 October. Admission is free; the umbrella must be returned.</p>`,
  },
  {
    title: 'How we estimate a website, and why we are mostly right',
    date: '2026-09-23',
    hashtags: '#web#technology',
    categories: ['Technology'],
    featured: 'website-estimate',
    content: `
<p>Clients ask two questions about a website: what will it cost, and when will it be there. For years our answers were wrong by half. Now they are wrong by a tenth, and we would like to share what has changed.</p>
<h2>We stopped estimating pages</h2>
<p>A page is not a unit of work. An imprint is a page, and so is a booking form that talks to four other systems. We now list what the site has to <em>know</em> and what it has to <em>do</em>, and estimate those.</p>
<figure class="table"><table><thead><tr><th>What we used to write</th><th>What we write now</th></tr></thead><tbody><tr><td>Course page, 3 days</td><td>Show a course, 1 day</td></tr><tr><td>&nbsp;</td><td>Keep the number of free places current, 2 days</td></tr><tr><td>&nbsp;</td><td>Say what happens when the last place is taken twice, 1 day</td></tr></tbody></table></figure>
<h2>We write down what we do not know</h2>
<p>Every estimate ends with a list of questions. Each of them has a number of days beside it: what it costs if the answer is the unpleasant one. Clients do not like this list. A month later they love it.</p>
<h2>We look back</h2>
<p>At the end of every project, all of us sit down for an hour with the first estimate. Nobody is blamed. The list of things that we keep forgetting hangs in the kitchen; content that arrives late has been at the top of it since 2019.</p>
<p>If you are planning something, do send us a message. The first estimate is free of charge, and so is the list of questions.</p>`,
  },
  {
    title: 'Clay, shadow and thread: new workshops for children',
    date: '2026-09-15',
    hashtags: '#academy#kids#workshop',
    categories: ['Academy'],
    featured: 'clay-shadow-thread',
    content: `
<p>Not everything we teach has a screen. From September the academy offers five workshops for ages 6 to 12 in which the only technology is a pair of scissors: jewellery, masks, clay, watercolour, and puppets with a stage of their own.</p>
<p>They last between two and eight hours, on one day or on two, and take place as soon as ten children have signed up. Groups of friends are welcome. So are children who come alone and leave as a group of friends.</p>
<h2>What to bring</h2>
<ul><li>Clothes that may become dirty</li><li>Something to eat and to share</li><li>No talent (we have enough of it here)</li></ul>
<p>The puppet workshop ends with a show at 16.00. Parents who come to pick up their children should plan to stay for it; last time, it had an encore.</p>`,
  },
]
