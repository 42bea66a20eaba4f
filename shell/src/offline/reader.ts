import { followReader } from './follow-reader.ts'

followReader()
