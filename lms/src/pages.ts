import { createHash } from 'node:crypto'

const CSS = `
:root { color-scheme: light dark; --ink: light-dark(#0d1533, #eef2ff); --page: light-dark(#faf9f5, #0b1026); --card: light-dark(#fff, #17224d); --action: #2b5fa8; --line: light-dark(#667085, #9aa6c8) }
* { box-sizing: border-box }
body { margin: 0; color: var(--ink); background: var(--page); font: 1rem/1.6 "Plus Jakarta Sans", system-ui, sans-serif }
main { max-width: 40rem; margin: 0 auto; padding: clamp(2rem, 8vw, 6rem) 1.25rem }
p.brand { margin: 0 0 1rem; font-weight: 700 }
h1 { margin: 0; font-size: clamp(2rem, 7vw, 3.25rem); line-height: 1.05; letter-spacing: -.03em }
form { display: grid; gap: 1.25rem; margin-top: 2rem; padding: clamp(1.25rem, 4vw, 2.5rem); border-radius: 1.75rem; background: var(--card); box-shadow: 0 18px 48px rgb(13 21 51 / 14%) }
label { display: grid; gap: .35rem; font-weight: 600 }
input { width: 100%; min-height: 2.75rem; padding: .5rem .9rem; border: 1px solid var(--line); border-radius: .5rem; color: inherit; background: transparent; font: inherit }
button, a.button { display: inline-flex; align-items: center; justify-self: start; min-height: 3rem; padding: 0 1.6rem; border: 0; border-radius: 999px; color: #fff; background: var(--action); font: inherit; font-weight: 700; text-decoration: none; cursor: pointer }
:focus-visible { outline: 3px solid #1eb8cd; outline-offset: 2px }
`
const CSS_HASH = createHash('sha256').update(CSS).digest('base64')

/** A page may show its own style and send its own form, and nothing else. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${CSS_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

const page = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${CSS}</style>
</head>
<body>
<main>
<p class="brand">Sample of the academy’s own system</p>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`

export const REGISTRATION = page(
  'Academy Registration',
  `<p>Register for a class. This host is a sample: it checks the form and keeps nothing of it. The academy’s own registration takes its place.</p>
<form method="post" action="/registration">
<label>Class <input name="class" required maxlength="200"></label>
<label>Name of the student <input name="student" required maxlength="200" autocomplete="name"></label>
<label>Phone <input name="phone" type="tel" required maxlength="50" autocomplete="tel"></label>
<label>Email <input name="email" type="email" required maxlength="254" autocomplete="email"></label>
<button>Register</button>
</form>`,
)

export const REGISTERED = page(
  'Thank you for registering',
  `<p>This is where the academy’s own registration would confirm your place. The sample has stored nothing.</p>
<p><a class="button" href="/registration">Register another student</a></p>`,
)

export const INCOMPLETE = page(
  'Please fill in every field',
  `<p>Class, name, phone and email are all needed. Your browser has kept what you typed: go back to it.</p>
<p><a class="button" href="/registration">Back to the form</a></p>`,
)

export const LEARNING = page(
  'Learning Management System',
  `<p>Students find their lessons here, once the academy’s own system takes the place of this sample. What the sample does is serve the works that the site’s gallery shows.</p>
<p><a class="button" href="/registration">Register for a class</a></p>`,
)

/** What the form has to bring. */
export const FIELDS = ['class', 'student', 'phone', 'email'] as const
