import type { LoginResponse, Proof, ProofOptions } from '@arunika/admin-contracts'
import { Notice, Skeleton } from '@arunika/ui'
import { useEffect, useState } from 'react'
import { ProofForm } from '../../../components/proof/proof-form.tsx'
import { beginSession } from '../../../lib/token.ts'
import { finishLogin, loadSecondStep } from '../api/log-in.ts'

/**
 * The second factor, after the password.
 * @param token from the first step, valid only for this one
 */
export default function SecondStep({ token }: { token: string }) {
  const [options, setOptions] = useState<ProofOptions>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    loadSecondStep(token).then(setOptions, (error: Error) => setProblem(error.message))
  }, [token])

  if (problem) return <Notice title="The second step could not be loaded">{problem}</Notice>
  if (!options) return <Skeleton />
  return (
    <ProofForm
      options={options}
      label="Login"
      onProof={async (proof: Proof) => {
        const { token: whole }: LoginResponse = await finishLogin(token, proof)
        beginSession(whole)
      }}
    />
  )
}
