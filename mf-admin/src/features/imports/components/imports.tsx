import { useSearchParams } from 'react-router-dom'
import { useImports } from '../api/imports.ts'
import { ImportForm } from './import-form.tsx'
import { ImportList } from './import-list.tsx'
import { Report } from './report.tsx'

/** Imports a file, shows its report, and lists earlier ones. */
export function Imports() {
  const { data: imports = [], mutate } = useImports()
  const [search, setSearch] = useSearchParams()
  const shown = imports.find(({ id }) => String(id) === search.get('id'))
  async function show(id: number) {
    await mutate()
    setSearch({ id: String(id) })
  }
  return (
    <>
      <ImportForm onStarted={show} />
      {shown && <Report key={shown.id} row={shown} />}
      {imports.length > 0 && <ImportList imports={imports} shown={shown?.id} />}
    </>
  )
}
