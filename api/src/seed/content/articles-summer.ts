import type { SampleArticle } from './types.ts'

/** July to early September 2026. */
export const summerArticles: readonly SampleArticle[] = [
  {
    title: 'Thirty-seven artists, one island: the making of a shared world',
    date: '2026-09-04',
    hashtags: '#games#illustration#community',
    categories: ['Studio', 'Technology'],
    featured: 'shared-island',
    content: `
<p>What happens when thirty-seven illustrators from nine provinces draw one island together, without having met? We built a platform to find out, and this week the last bay was filled.</p>
<p>Each artist was given a stretch of the coast and two neighbours. Whatever stands at the border had to make sense from both sides: a bridge needs a second end, and a smell of frying fish needs a stall. Nearly all negotiations took place by voice message, and some of them became songs.</p>
<h2>What we learned about tools</h2>
<p>The first version showed everybody the whole island at all times. The artists hated it: they began to paint for an audience. In the second version you saw only your neighbours, and the whole was revealed on Fridays. The paintings became bolder at once.</p>
<p>There is also a rule which we shall keep for everything that we build from now on. Nothing that somebody has drawn can be deleted by somebody else. It can only be covered, and whoever is curious can look underneath.</p>
<p>The island can be visited free of charge until the end of the year. Take your time at the northern cape; there is a small door.</p>`,
  },
  {
    title: 'Game Jam Nusantara: 48 hours, 31 games, one power cut',
    date: '2026-08-25',
    hashtags: '#games#gamejam#bandung',
    categories: ['Events', 'Studio'],
    featured: 'game-launch',
    content: `
<p>A hundred and forty people came to our fourth game jam. They had 48 hours and one theme, which was revealed on Friday evening on a banana leaf: <em>borrowed light</em>.</p>
<p>On Saturday at 21.10 the theme became rather literal when the power failed in all of Dago. For three hours the teams worked on batteries, then on paper, and finally with chalk on the courtyard wall. Four of the finished games were invented in those three hours.</p>
<h2>The winners</h2>
<figure class="table"><table><thead><tr><th>Award</th><th>Game</th><th>Team</th></tr></thead><tbody><tr><td>Jury</td><td>Kunang</td><td>Three students from Cimahi</td></tr><tr><td>Audience</td><td>The Moon Owes Me Money</td><td>Team Tahu Bulat</td></tr><tr><td>Best sound</td><td>Petromaks</td><td>A father and his daughter from Lembang</td></tr></tbody></table></figure>
<p>All 31 games can be played in the browser. If you try only one, try Petromaks with headphones and the lights off.</p>
<p>We thank the neighbours, who lent us extension cords, and Mrs Euis, who kept the coffee hot over a fire.</p>`,
  },
  {
    title: 'Augmented reality for a factory floor that never stops',
    date: '2026-08-11',
    hashtags: '#ar#hololens#technology',
    categories: ['Technology'],
    featured: 'loom-repair',
    content: `
<p>A textile mill in Majalaya runs its looms day and night. When one of them stops, somebody has to find out why within minutes, and the person who knows best is usually asleep. Since August, her knowledge is awake.</p>
<p>For five weeks two of our engineers followed Mrs Tati, who has repaired looms for twenty-six years. They wrote down what she looked at first, what she listened for, and which three faults she could recognise by smell. The result is an application for HoloLens that leads a younger colleague through the same steps, with arrows and labels that stand right on the machine.</p>
<h2>Hands free, head free</h2>
<p>The first prototype could do too much. It recognised forty faults and showed all of its reasoning, and the mechanics took the glasses off after five minutes. The final version shows one step at a time. It says nothing at all as long as everything is going well.</p>
<p>The average repair now takes eleven minutes instead of nineteen. Mrs Tati thinks that this is still too long. She has begun to teach the application the fault that smells of burnt sugar.</p>`,
  },
  {
    title: 'Portfolio clinic: what we look at in the first thirty seconds',
    date: '2026-07-21',
    hashtags: '#career#portfolio#academy',
    categories: ['Academy'],
    captions: { 'portfolio-clinic': 'Half a minute, five works, and a note that says who did what.' },
    content: `
<p>We see about nine hundred portfolios a year. Each of them gets at least ten minutes, but it would be dishonest to claim that the first thirty seconds do not matter. Here is what happens in them.</p>
{{portfolio-clinic}}
<h2>We look for your best work</h2>
<p>It should be the first thing. Not the newest, not the longest, and not the one that your teacher liked. If you cannot decide between two, ask a friend which of them they remember a day later.</p>
<h2>We look for your part in it</h2>
<p>Work done in a team is good. Say in one line what you did: <em>modelling and textures, not the animation</em>. Nobody thinks less of you for what you leave to others.</p>
<h2>We count</h2>
<p>Eight pieces are plenty. With twenty, we remember the weakest.</p>
<h2>We open the file</h2>
<ol><li>A PDF of less than 25 MB, with your name in the file's name</li><li>No password, no link that expires, no archive in an archive</li><li>Pictures large enough to see, with nothing written across them</li></ol>
<p>All the rest takes place in the conversation. Bring the piece that went wrong, and tell us about it. We have all got one.</p>`,
  },
]
