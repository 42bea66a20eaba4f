import { useSite } from '@arunika/federation/use-site'
import { ButtonAnchor } from '@arunika/ui'
import type { ComponentProps } from 'react'

/** Link to the academy's registration. */
export function RegisterButton({
  children = 'Register for a class',
  ...own
}: Pick<ComponentProps<typeof ButtonAnchor>, 'variant' | 'children'>) {
  const { apps } = useSite()
  return (
    <ButtonAnchor href={apps.registration} {...own}>
      {children}
    </ButtonAnchor>
  )
}
