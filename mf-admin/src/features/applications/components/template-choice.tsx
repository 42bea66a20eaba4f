import type { MailTemplate } from '@arunika/admin-contracts'
import type { Language } from '@arunika/contracts/site'
import { Field } from '@arunika/ui'
import { inWords } from '../../../components/translation/translated-texts.ts'
import { useMailTemplates } from '../../../lib/mail-templates.ts'
import { lackedBy } from '../mail-languages.ts'

interface TemplateChoiceProps {
  /** Languages of the mail. */
  languages: readonly Language[]
  onChoose: (template: MailTemplate, all: readonly MailTemplate[]) => void
}

/** Selects a mail template. Templates that lack a text in one of the applicants' languages are marked. */
export function TemplateChoice({ languages, onChoose }: TemplateChoiceProps) {
  const { data, error } = useMailTemplates()
  const templates = data?.templates ?? []
  return (
    <Field label="Begin with a template" error={error && 'The templates could not be loaded.'}>
      {(props) => (
        <select
          {...props}
          value=""
          onChange={({ target }) => {
            const chosen = templates.find(({ id }) => String(id) === target.value)
            if (chosen) onChoose(chosen, templates)
          }}
        >
          <option value="" disabled>
            Choose a template
          </option>
          {templates.map((template) => {
            const lacked = lackedBy(template, languages)
            return (
              <option key={template.id} value={template.id}>
                {template.name}
                {lacked.length > 0 && ` (no ${inWords(lacked)} text)`}
              </option>
            )
          })}
        </select>
      )}
    </Field>
  )
}

/** Warning after selecting a template that lacks a text; undefined if it lacks none. */
export function lackText(template: MailTemplate, languages: readonly Language[]): string | undefined {
  const lacked = lackedBy(template, languages)
  if (lacked.length === 0) return undefined
  const lacks = `“${template.name}” has no text in ${inWords(lacked)}.`
  return languages.length === 1
    ? `${lacks} This is its English text.`
    : `${lacks} Please write one, or leave it empty to send the English one.`
}
