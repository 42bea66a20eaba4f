import { loginRequest } from '@arunika/admin-contracts'
import { isApiError } from '@arunika/data'
import { Button, Field, Skeleton } from '@arunika/ui'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { lazy, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { BusyOverlay } from '../../../components/feedback/busy-overlay.tsx'
import { beginSession, isLive } from '../../../lib/token.ts'
import { logIn, logInByPasskey } from '../api/log-in.ts'
import styles from './login-form.module.css'

const SecondStep = lazy(() => import(/* webpackChunkName: "second-step" */ './second-step.tsx'))

const FAILURE = 'Login Failed!'

export function LoginForm() {
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(loginRequest),
    defaultValues: { email: '', password: '' },
  })
  const [error, setError] = useState<string>()
  const [isShown, setShown] = useState(false)
  const [pending, setPending] = useState<string>()
  const { errors, isSubmitting } = formState

  async function byPasskey() {
    setError(undefined)
    await logInByPasskey().then(
      ({ token }) => beginSession(token),
      (problem: Error) => setError(problem.message || FAILURE),
    )
  }

  const submit = handleSubmit(async (values) => {
    setError(undefined)
    try {
      const { token, second_factor } = await logIn(values)
      if (second_factor) setPending(token)
      else if (isLive(token, Date.now() / 1000)) beginSession(token)
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
      <Field label="Password" error={errors.password?.message}>
        {(control) => (
          <input
            {...control}
            {...register('password')}
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
          />
        )}
      </Field>
      <button type="button" className={styles.show} onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide password' : 'Show password'}
      </button>
      <Button type="submit" disabled={isSubmitting}>
        Login
      </Button>
      <Button variant="secondary" onClick={() => void byPasskey()}>
        Use a passkey
      </Button>
      <Link className={styles.forgotten} to="/admin/forgotten-password">
        Forgotten your password?
      </Link>
      <BusyOverlay busy={isSubmitting} />
    </form>
  )
}
