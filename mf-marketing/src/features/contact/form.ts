import { type ContactInput, contactInput } from '@arunika/contracts'
import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'

/** What makes the form work, and what its fields must hold; apart, so that it comes once somebody fills it in. */
export const createForm = () => createFormControl<ContactInput>({ resolver: zodResolver(contactInput) })
