import type { Proof, ProofOptions } from '@arunika/admin-contracts'
import type { MessageResponse } from '@arunika/contracts'
import { ReadingDialog } from '../../components/dialog/reading-dialog.tsx'
import { ProofForm } from '../../components/proof/proof-form.tsx'
import { adminRequest } from '../../lib/admin-request.ts'
import { useLoaded } from '../../lib/use-loaded.ts'

const PROOF = '/api/admin/account/proof'

const prove = (body: Proof) => adminRequest<MessageResponse>(PROOF, { method: 'POST', body })

/** Asks for the second factor, or otherwise the password, before an irreversible action. */
export default function StepUpDialog({ onDone }: { onDone: (isProven: boolean) => void }) {
  const { data, error } = useLoaded<ProofOptions>(PROOF)
  return (
    <ReadingDialog open onTop title="Please confirm that it is you" onClose={() => onDone(false)}>
      {error && <p role="alert">{error.message}</p>}
      {data && (
        <ProofForm
          options={data}
          label="Confirm"
          onProof={async (proof) => {
            await prove(proof)
            onDone(true)
          }}
        />
      )}
    </ReadingDialog>
  )
}
