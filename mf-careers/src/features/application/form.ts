import { type ApplicationInput, applicationInput } from '@arunika/contracts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { createFormControl } from 'react-hook-form'

/** What makes the form work, and what its fields must hold; apart, so that it comes once somebody fills it in. */
export const createForm = () =>
  createFormControl<ApplicationInput>({ resolver: standardSchemaResolver(applicationInput) })
