const mostPixels = 2_400
/** Bytes below which a photo leaves as it is. */
const lightEnough = 1_500_000
const quality = 0.85

/** A photo made small before it leaves: twelve megabytes would not pass a slow line in time. What is none stays as it is. */
export async function lightenPhoto(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || file.size <= lightEnough) return file
  try {
    const drawn = await createImageBitmap(file)
    const scale = Math.min(1, mostPixels / Math.max(drawn.width, drawn.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(drawn.width * scale)
    canvas.height = Math.round(drawn.height * scale)
    canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height)
    drawn.close()
    const blob = await new Promise<Blob | null>(resolve => {
      canvas.toBlob(resolve, 'image/jpeg', quality)
    })
    const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`
    return blob && blob.size < file.size ? new File([blob], name, { type: 'image/jpeg' }) : file
  } catch {
    return file
  }
}
