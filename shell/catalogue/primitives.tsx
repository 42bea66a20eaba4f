import {
  Badge,
  Button,
  ButtonAnchor,
  ButtonLink,
  Carousel,
  Field,
  FoundLinks,
  IconButton,
  Missing,
  Notice,
  Picture,
  type PictureSource,
  RichText,
  SearchField,
  Section,
  Skeleton,
  VideoPlayer,
  VisuallyHidden,
} from '@arunika/ui'
import type { ReactNode } from 'react'
import home from '../../docs/pictures/home.webp'
import styles from './catalogue.module.css'

interface State {
  state: string
  node: ReactNode
  /** Takes the full width, as on a page. */
  wide?: boolean
}

/** One entry per component of `shared/ui`, under its export name. */
interface Primitive {
  name: string
  states: State[]
}

const picture: PictureSource = {
  alt: 'The home page',
  width: 1440,
  height: 900,
  avif: home,
  webp: `${home} 1440w`,
  src: home,
}
const sizes = '(width >= 60rem) 40rem, 100vw'
const variants = ['primary', 'secondary', 'ghost', 'danger'] as const
const article = `<h2>A heading</h2><p>A paragraph with <strong>weight</strong>, <em>stress</em> and
<a href="#RichText">a link</a>.</p><ul><li>One thing</li><li>Another</li></ul>
<blockquote><p>A quotation.</p></blockquote><pre><code class="language-plaintext">const code = true</code></pre>
<figure class="table"><table><thead><tr><th>Course</th><th>Months</th></tr></thead>
<tbody><tr><td>Clay</td><td>2</td></tr></tbody></table></figure>`

const grounds = ['paper', 'tint', 'warm', 'ink', 'brand'] as const
const slides = ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((word) => ({
  key: word,
  content: (
    <a className={styles.slide} href="#Carousel">
      {word}
    </a>
  ),
}))

export const primitives: Primitive[] = [
  {
    name: 'Badge',
    states: (['plain', 'hot', 'info', 'good', 'bad'] as const).map((variant) => ({
      state: variant,
      node: <Badge variant={variant}>{variant}</Badge>,
    })),
  },
  {
    name: 'Button',
    states: variants.flatMap((variant) => [
      { state: variant, node: <Button variant={variant}>Send now</Button> },
      {
        state: `${variant}, disabled`,
        node: (
          <Button variant={variant} disabled>
            Send now
          </Button>
        ),
      },
    ]),
  },
  {
    name: 'ButtonLink',
    states: [{ state: 'to a page of the site', node: <ButtonLink to="/">Read More</ButtonLink> }],
  },
  {
    name: 'ButtonAnchor',
    states: [{ state: 'to another site', node: <ButtonAnchor href="#ButtonAnchor">Register</ButtonAnchor> }],
  },
  {
    name: 'Carousel',
    states: [
      {
        state: 'three on show, with arrows',
        node: <Carousel label="Words" slides={slides} visible={3} gap={16} />,
        wide: true,
      },
      {
        state: 'centred, moved by swiping and keys alone',
        node: (
          <Carousel label="More words" slides={slides} visible={2} gap={16} align="center" arrows={false} />
        ),
        wide: true,
      },
    ],
  },
  {
    name: 'Field',
    states: [
      { state: 'empty', node: <Field label="Name">{(control) => <input {...control} />}</Field> },
      {
        state: 'with a hint',
        node: (
          <Field label="E-mail" hint="We answer within two days.">
            {(control) => <input type="email" {...control} />}
          </Field>
        ),
      },
      {
        state: 'faulty',
        node: (
          <Field label="Message" error="Please write a message.">
            {(control) => <textarea rows={3} {...control} />}
          </Field>
        ),
      },
    ],
  },
  {
    name: 'IconButton',
    states: [false, true].map((round) => ({
      state: round ? 'round' : 'square',
      node: (
        <IconButton label="Close" round={round}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" fill="none" stroke="currentcolor" strokeWidth="2.5" />
          </svg>
        </IconButton>
      ),
    })),
  },
  {
    name: 'Missing',
    states: (['warm', 'ink'] as const).map((ground) => ({
      state: ground,
      node: (
        <Missing ground={ground} code="404" title="This is not here" back={{ to: '/', label: 'Back' }}>
          It may have been taken down, or the link is not quite right.
        </Missing>
      ),
      wide: true,
    })),
  },
  {
    name: 'Notice',
    states: [
      { state: 'says something', node: <Notice title="Nothing here yet">Come back soon.</Notice> },
      {
        state: 'offers to try again',
        node: (
          <Notice title="The news could not be loaded" onRetry={() => {}}>
            Everything else works as usual.
          </Notice>
        ),
      },
    ],
  },
  {
    name: 'Picture',
    states: [{ state: 'below the fold', node: <Picture picture={picture} sizes={sizes} />, wide: true }],
  },
  {
    name: 'FoundLinks',
    states: [
      {
        state: 'with the way to the rest',
        node: (
          <FoundLinks
            title="Classes"
            links={[
              {
                to: '/a',
                title: 'Kid Class',
                details: 'For 7 to 12 years',
                text: 'Games that children make.',
              },
              { to: '/b', title: 'Regular Class' },
            ]}
            more={{ to: '/c', label: 'All classes' }}
          />
        ),
        wide: true,
      },
    ],
  },
  {
    name: 'RichText',
    states: [{ state: 'what the editor makes', node: <RichText html={article} headings={2} />, wide: true }],
  },
  {
    name: 'SearchField',
    states: [
      {
        state: 'with words',
        node: <SearchField label="Search the news" action="/d" words="forest" onSearch={() => {}} />,
        wide: true,
      },
    ],
  },
  {
    name: 'Section',
    states: grounds.map((ground) => ({
      state: ground,
      node: (
        <Section ground={ground} title={`A section on ${ground}`} lead="A sentence next to the heading.">
          <p>What it holds.</p>
        </Section>
      ),
      wide: true,
    })),
  },
  { name: 'Skeleton', states: [{ state: 'waiting', node: <Skeleton className={styles.skeleton} /> }] },
  {
    name: 'VideoPlayer',
    states: [
      {
        state: 'before it is asked for',
        node: (
          <VideoPlayer
            film={{ webm: '/film.webm', mp4: '/film.mp4' }}
            title="A film"
            poster={picture}
            sizes={sizes}
          />
        ),
        wide: true,
      },
    ],
  },
  {
    name: 'VisuallyHidden',
    states: [
      {
        state: 'for screen readers alone',
        node: (
          <p>
            Nothing to see here<VisuallyHidden>, but something to hear</VisuallyHidden>.
          </p>
        ),
      },
    ],
  },
]
