import { isApiError } from '@anyam/data'
import { loginRequest } from '@arunika/admin-contracts'
import { Button, Field, Skeleton } from '@arunika/ui'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router-dom'
import { BusyOverlay } from '../../../components/feedback/busy-overlay.tsx'
import { PasswordField } from '../../../components/form/password-field.tsx'
import { wantedPath } from '../../../lib/login-state.ts'
import { useIsOnlySpecified, WithOwnApi } from '../../../lib/only-specified.ts'
import { addressOf } from '../../../lib/own-address.ts'
import { beginSession, isNewLive } from '../../../lib/token.ts'
import { logIn, logInByPasskey } from '../api/log-in.ts'
import { isReturn, leaveForProvider, loadProvider } from '../api/provider.ts'
import styles from './login-form.module.css'

const SecondStep = lazy(() => import(/* webpackChunkName: "second-step" */ './second-step.tsx'))

const ProviderReturn = lazy(() => import(/* webpackChunkName: "provider-return" */ './provider-return.tsx'))

const FAILURE = 'Login Failed!'

/** @param isAgain true above a screen that stays */
export function LoginForm({ isAgain = false }: { isAgain?: boolean }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(loginRequest),
    defaultValues: { email: '', password: '' },
  })
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState<string>()
  const [provider, setProvider] = useState<string | null>(null)
  const location = useLocation()
  const { search, state } = location
  const [returned, setReturned] = useState(() => (isReturn(search) ? search : undefined))
  const { errors, isSubmitting } = formState
  const isOnlySpecified = useIsOnlySpecified()
  useEffect(() => {
    if (isOnlySpecified) return
    // Without a provider the login works as usual.
    loadProvider().then(
      ({ name }) => setProvider(name),
      () => {},
    )
  }, [isOnlySpecified])

  const fail = (problem: Error) => setError(problem.message || FAILURE)

  async function byPasskey() {
    setError(undefined)
    await logInByPasskey().then(({ token }) => beginSession(token), fail)
  }

  async function byProvider() {
    setError(undefined)
    await leaveForProvider(isAgain ? addressOf(location) : wantedPath(state)).catch(fail)
  }

  const submit = handleSubmit(async (values) => {
    setError(undefined)
    try {
      const { token, second_factor } = await logIn(values)
      if (second_factor) setPending(token)
      else if (isNewLive(token)) beginSession(token)
      else setError(FAILURE)
    } catch (error) {
      setError((isApiError(error) && error.body.message) || FAILURE)
    }
  })

  if (pending) {
    return (
      <Suspense fallback={<Skeleton />}>
        <SecondStep token={pending} />
      </Suspense>
    )
  }
  if (returned) {
    return (
      <Suspense fallback={<Skeleton />}>
        <ProviderReturn
          query={returned}
          onPending={setPending}
          onError={(problem) => {
            setReturned(undefined)
            fail(problem)
          }}
        />
      </Suspense>
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <Field label="Email" error={errors.email?.message}>
        {(control) => <input {...control} {...register('email')} type="email" autoComplete="username" />}
      </Field>
      <PasswordField
        {...register('password')}
        label="Password"
        error={errors.password?.message}
        autoComplete="current-password"
      />
      <Button type="submit" disabled={isSubmitting}>
        Login
      </Button>
      <WithOwnApi>
        <Button variant="secondary" onClick={() => void byPasskey()}>
          Use a passkey
        </Button>
        {provider && (
          <Button variant="secondary" onClick={() => void byProvider()}>
            Continue with {provider}
          </Button>
        )}
        <Link
          className={styles.forgotten}
          to="/admin/forgotten-password"
          {...(isAgain && { target: '_blank' })}
        >
          Forgotten your password?
        </Link>
      </WithOwnApi>
      <BusyOverlay busy={isSubmitting} />
    </form>
  )
}
