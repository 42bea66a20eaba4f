import { useSearchParams } from 'react-router-dom'
import { archiveKey, readFinding } from '../../features/archive/finding.ts'
import { Archive } from './archive.tsx'
import { Newsroom } from './newsroom.tsx'

export default function ArticlesPage() {
  const [search] = useSearchParams()
  const finding = readFinding(search)
  return finding ? <Archive key={archiveKey(finding)} finding={finding} /> : <Newsroom />
}
