/** Why there is no picture. */
export type CameraFault = 'refused' | 'missing' | 'busy' | 'insecure'

/** The picture of the camera at the back of a tablet, or of the only one there is. @throws CameraRefusal that says why there is none */
export async function openCamera(): Promise<MediaStream> {
  // A browser shows a camera to pages of https and of its own machine alone.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) throw new CameraRefusal('insecure')
  try {
    return await devices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    })
  } catch (cause) {
    throw new CameraRefusal(faultOf(cause), { cause })
  }
}

export const closeCamera = (picture: MediaStream) => picture.getTracks().forEach(track => track.stop())

export class CameraRefusal extends Error {
  override name = 'CameraRefusal'
  fault: CameraFault

  constructor(fault: CameraFault, options?: ErrorOptions) {
    super(`camera: ${fault}`, options)
    this.fault = fault
  }
}

function faultOf(cause: unknown): CameraFault {
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  return 'busy'
}
