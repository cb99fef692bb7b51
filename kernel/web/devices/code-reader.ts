/** Reads the code in a picture that moves: undefined while none is seen. */
export type CodeReader = {
  /** @throws Error when nothing here can read codes */
  read: (video: HTMLVideoElement) => Promise<string | undefined>
  close: () => void
}

/** The browser's own reader where it has one that knows the codes of a workshop, else ours. */
export async function openCodeReader(): Promise<CodeReader> {
  return (await ownReaderOfBrowser()) ?? readerInWorker()
}

type Detector = { detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]> }
type DetectorKind = {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats: () => Promise<readonly string[]>
}

const formats = ['code_128', 'qr_code', 'data_matrix', 'ean_13']

async function ownReaderOfBrowser(): Promise<CodeReader | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorKind }
  const known = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  if (!BarcodeDetector || !formats.every(format => known.includes(format))) return undefined
  const detector = new BarcodeDetector({ formats })
  return {
    read: async video => (await detector.detect(video))[0]?.rawValue,
    close: () => undefined,
  }
}

/** Pixels. More of them take longer to read than they help. */
const widestPicture = 1280

function readerInWorker(): CodeReader {
  const worker = new Worker(new URL('./code-reader-worker.ts', import.meta.url), { type: 'module' })
  const canvas = document.createElement('canvas')
  const read = (video: HTMLVideoElement) => {
    const picture = pixelsOf(video, canvas)
    const { promise, resolve, reject } = Promise.withResolvers<string | undefined>()
    worker.onmessage = ({ data }: MessageEvent<{ code?: string; failure?: string }>) =>
      data.failure === undefined ? resolve(data.code) : reject(new Error(data.failure))
    worker.onerror = () => reject(new Error('the reader of codes did not start'))
    worker.postMessage(picture, [picture.data.buffer])
    return promise
  }
  return { read, close: () => worker.terminate() }
}

function pixelsOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData {
  const scale = Math.min(1, widestPicture / video.videoWidth)
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('this browser draws no picture')
  pen.drawImage(video, 0, 0, canvas.width, canvas.height)
  return pen.getImageData(0, 0, canvas.width, canvas.height)
}
