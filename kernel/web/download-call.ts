import type { Call, FileAnswer, SentTo } from '#kernel/shared/call.ts'
import { type CallOptions, responseOf } from './fetch-call.ts'
import { saveFile } from './save-file.ts'

type DownloadableCall = Call & { answer: FileAnswer }

/** The bytes of a `file()` call and the name that the server gives them. */
export async function fetchFile<C extends DownloadableCall>(call: C, input: SentTo<C>, options?: CallOptions) {
  const response = await responseOf(call, input, options)
  return { name: nameIn(response.headers.get('content-disposition')), blob: await response.blob() }
}

/** Makes a `file()` call and hands the file to the person. */
export async function downloadCall<C extends DownloadableCall>(call: C, input: SentTo<C>, options?: CallOptions) {
  const { name, blob } = await fetchFile(call, input, options)
  saveFile(name, blob)
}

function nameIn(disposition: string | null) {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1]
  if (encoded) return decodeURIComponent(encoded)
  return disposition?.match(/filename="?([^";]+)"?/i)?.[1] ?? 'document'
}
