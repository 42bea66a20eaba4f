type ProgressListener = (event: { loaded: number; total: number }) => void

/** Replaces XMLHttpRequest: records requests and responds on demand. */
export class FakeUpload {
  static all: FakeUpload[] = []

  url = ''
  headers: Record<string, string> = {}
  body = new FormData()
  status = 0
  responseText = ''
  upload: { onprogress?: ProgressListener } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void

  open(_method: string, url: string) {
    this.url = url
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }

  send(body: FormData) {
    this.body = body
    FakeUpload.all.push(this)
  }

  abort() {
    this.onabort?.()
  }

  progress(loaded: number, total: number) {
    this.upload.onprogress?.({ loaded, total })
  }

  response(status: number, body: object) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload?.()
  }
}
