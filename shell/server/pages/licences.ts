import type { Site } from '@anyam/protocol/open'

/** Text above the notices of third parties. */
export const licencesIntroduction = ({ name, email }: Site) => `Licences

${name} runs on software under the MIT licence, but for the back-office (mf-admin), which contains CKEditor 5 and is
under the GNU General Public License, version 2 or later. Its complete source is offered to everybody who gets
its files: write to ${email}.

The libraries that browsers are sent, with their terms:
`
