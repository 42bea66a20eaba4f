import { applicationInput } from '@arunika/shared/contracts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'

/** What the fields must hold; apart, so that the validator comes once somebody fills in the form. */
export const rules = standardSchemaResolver(applicationInput)
