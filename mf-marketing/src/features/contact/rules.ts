import { contactInput } from '@arunika/shared/contracts'
import { zodResolver } from '@hookform/resolvers/zod'

/** What the fields must hold; apart, so that the validator comes once somebody fills in the form. */
export const rules = zodResolver(contactInput)
