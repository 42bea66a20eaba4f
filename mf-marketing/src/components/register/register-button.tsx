import { useSite } from '@anyam/federation/use-site'
import { useWords } from '@anyam/federation/use-words'
import { ButtonAnchor } from '@arunika/ui'
import type { ComponentProps } from 'react'
import { registerWords } from './words.ts'

/** Link to the academy's registration. */
export function RegisterButton({
  children,
  ...own
}: Pick<ComponentProps<typeof ButtonAnchor>, 'variant' | 'children'>) {
  const { apps } = useSite()
  const { register } = useWords(registerWords)
  return (
    <ButtonAnchor href={apps.registration} {...own}>
      {children ?? register}
    </ButtonAnchor>
  )
}
