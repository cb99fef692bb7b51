import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { playSound } from '../kit/touch/play-sound.ts'
import { type CameraFault, CameraRefusal, closeCamera, openCamera } from './camera.ts'
import { openCodeReader } from './code-reader.ts'

/** `unreadable`: there is a picture, and nothing that reads it. */
type Fault = CameraFault | 'unreadable'

/** Milliseconds between two looks: a hand holds a label longer than that. */
const restMs = 80

/** Shows the camera in the picture and reads it until it has found one code, or until the picture is gone. */
export function useReadByCamera(video: RefObject<HTMLVideoElement | null>, onRead: (code: string) => void) {
  const [fault, setFault] = useState<Fault | null>(null)
  const [tries, setTries] = useState(0)
  const told = useEffectEvent((code: string) => {
    playSound('done')
    onRead(code)
  })
  useEffect(() => {
    const leaving = new AbortController()
    readUntilFound(video, leaving.signal).then(
      code => code !== undefined && told(code),
      (cause: unknown) => {
        if (leaving.signal.aborted) return
        leaving.abort()
        setFault(cause instanceof CameraRefusal ? cause.fault : 'unreadable')
      },
    )
    return () => leaving.abort()
  }, [video, tries])
  const retry = () => {
    setFault(null)
    setTries(tries + 1)
  }
  return { fault, retry }
}

/** Undefined when one left before; then camera and reader are closed. @throws CameraRefusal; Error when nothing reads codes */
async function readUntilFound(video: RefObject<HTMLVideoElement | null>, signal: AbortSignal) {
  const picture = await openCamera()
  atEnd(signal, () => closeCamera(picture))
  const reader = await openCodeReader()
  atEnd(signal, () => reader.close())
  if (video.current) video.current.srcObject = picture
  while (!signal.aborted) {
    const code = isShowing(video.current) ? await reader.read(video.current) : undefined
    if (code !== undefined && code.trim() !== '' && !signal.aborted) return code.trim()
    await new Promise(resolve => setTimeout(resolve, restMs))
  }
  return undefined
}

const atEnd = (signal: AbortSignal, close: () => void) =>
  signal.aborted ? close() : signal.addEventListener('abort', close, { once: true })

const isShowing = (video: HTMLVideoElement | null): video is HTMLVideoElement =>
  video !== null && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && video.videoWidth > 0
