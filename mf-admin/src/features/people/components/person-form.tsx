import { invitation, type Person, personChange } from '@arunika/admin-contracts'
import { Button, Field } from '@arunika/ui'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { ReadingDialog } from '../../../components/dialog/reading-dialog.tsx'
import { BusyOverlay } from '../../../components/feedback/busy-overlay.tsx'
import { showServerErrors } from '../../../components/form/server-errors.ts'
import { useHeldScreen } from '../../../lib/held-screen.ts'
import { changePerson, invite } from '../api/people.ts'
import styles from './person-form.module.css'
import { RolesField, type Vacancy } from './roles-field.tsx'

export type PersonValues = z.infer<typeof invitation>

interface PersonFormProps {
  /** The person to edit; undefined for a new one. */
  person: Person | undefined
  remotes: readonly string[]
  vacancies: readonly Vacancy[]
  onClose: () => void
  /** @param link of the invitation, if no mail is sent */
  onDone: (message: string, link: string | null) => void
}

const blank: PersonValues = { email: '', name: '', roles: [], remotes: [], vacancies: [] }

/** Invites a person, or edits their roles. */
export function PersonForm({ person, remotes, vacancies, onClose, onDone }: PersonFormProps) {
  // The address of an account is fixed, because its owner logs in with it.
  const contract = person ? z.extend(personChange, { email: z.string() }) : invitation
  const form = useForm<PersonValues>({
    resolver: standardSchemaResolver(contract),
    defaultValues: person
      ? {
          email: person.email,
          name: person.name,
          roles: person.roles,
          remotes: person.remotes,
          vacancies: person.vacancies,
        }
      : blank,
  })
  const { register, control, handleSubmit, formState } = form
  const { errors, isSubmitting } = formState
  const [problem, setProblem] = useState<string>()
  useHeldScreen(formState.isDirty)

  const submit = handleSubmit(async (values) => {
    setProblem(undefined)
    const { email, ...change } = values
    try {
      if (person) onDone((await changePerson(person.id, change)).message, null)
      else {
        const { message, link } = await invite({ email, ...change })
        onDone(message, link)
      }
    } catch (error) {
      setProblem(showServerErrors(form, error))
    }
  })

  return (
    <ReadingDialog open title={person ? `Change ${person.email}` : 'Invite a person'} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {!person && (
          <Field label="Email" hint="The invitation is sent to this address." error={errors.email?.message}>
            {(props) => <input {...props} {...register('email')} type="email" autoComplete="off" />}
          </Field>
        )}
        <Field label="Name" hint="Shown to colleagues next to notes." error={errors.name?.message}>
          {(props) => <input {...props} {...register('name')} autoComplete="off" dir="auto" />}
        </Field>
        <RolesField control={control} remotes={remotes} vacancies={vacancies} />
        {person && (
          <p className={styles.hint}>
            A change of roles logs the person out, so that the new rights take effect.
          </p>
        )}
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <Button type="submit">{person ? 'Save' : 'Send the invitation'}</Button>
        <BusyOverlay busy={isSubmitting} />
      </form>
    </ReadingDialog>
  )
}
