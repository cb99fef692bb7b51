import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Call, fieldsOfInput } from '#kernel/shared/call.ts'
import { fileTooLarge, type FileStore, nobodysFolder, type StoredFile } from './files.ts'
import { atField, Refusal, tooLarge, unsupportedMediaType, wrongField } from './errors.ts'
import { partsInTime } from './parts-in-time.ts'
import { isKeepable, malformedRequest } from './read-input.ts'

export type Received = {
  fields: Record<string, unknown>
  files: Record<string, StoredFile[]>
  /** Removes what was stored: the call was refused. */
  discard(): Promise<void>
}

/** What a JSON body holds at most, shared out among the fields of a form. */
const mostBytesOfFields = 1_048_576

/**
 * Streams a multipart body: files to the store as they come, fields beside them.
 * @throws Refusal 400, 408, 413 or 415 as soon as it is known; what was stored before is removed
 */
export async function receiveUploads(
  call: Call,
  request: FastifyRequest,
  clientId: string | undefined,
  { store, withinMs }: { store: FileStore; withinMs: number },
): Promise<Received> {
  const rules = call.files ?? {}
  const fields: Record<string, unknown> = {}
  const files: Record<string, StoredFile[]> = Object.fromEntries(Object.keys(rules).map(name => [name, []]))
  const discard = async () => {
    await Promise.all(
      Object.values(files)
        .flat()
        .map(file => store.remove(file.storageKey)),
    )
  }
  if (!request.isMultipart()) throw unsupportedMediaType()
  try {
    for await (const part of partsInTime(request.parts(partsOf(call)), withinMs)) {
      if (!isNamedWell(part)) throw malformedRequest()
      if (part.type === 'field') {
        fields[part.fieldname] = fieldValue(call, part)
        continue
      }
      const rule = rules[part.fieldname]
      const already = files[part.fieldname]
      if (!rule || !already || (already.length > 0 && !rule.many))
        throw wrongField(part.fieldname, 'unexpected', 'kernel.error.unknown-field')
      // A part whose type alone says that it is a file bears no name.
      const name: string | undefined = part.filename
      const stored = await store
        .store(clientId ?? nobodysFolder, name ?? '', part.file, rule)
        .catch((error: unknown) => {
          throw error instanceof Refusal ? atField(error, part.fieldname) : error
        })
      already.push(stored)
      if (part.file.truncated) throw fileTooLarge(rule.maxBytes)
    }
    for (const [name, rule] of Object.entries(rules)) {
      if (!rule.optional && files[name]?.length === 0) throw wrongField(name, 'required', 'kernel.field.required')
    }
    return { fields, files, discard }
  } catch (error) {
    await discard()
    // A sender that is cut off in the middle would not read why he is refused: the rest comes, and nobody reads it.
    request.raw.unpipe().resume()
    throw isUnreadable(error) ? malformedRequest() : error
  }
}

/**
 * A field that is not expected, or comes again, is told as soon as its name is there: as a file is, since those alone are
 * told before they are read.
 */
function partsOf(call: Call) {
  const awaited = new Set(Object.keys(fieldsOfInput(call)))
  return {
    isPartAFile: (field: string | undefined, type: string | undefined, name: string | undefined) =>
      name !== undefined || type === 'application/octet-stream' || !awaited.delete(field ?? ''),
    limits: { fieldSize: Math.floor(mostBytesOfFields / Math.max(1, awaited.size)) },
  }
}

/** The parser gives none where none was sent. A file needs none. */
function isNamedWell(part: Multipart) {
  const field: string | undefined = part.fieldname
  const file: string | undefined = part.type === 'file' ? part.filename : undefined
  return field !== undefined && isKeepable(field) && isKeepable(file ?? '')
}

/** The parser's own words for a form without boundary or without end; any other error is not the sender's. */
const isUnreadable = (error: unknown) => error instanceof Error && /^Multipart|multipart data$/.test(error.message)

/** A form carries texts: one that its schema does not take as it stands is read as JSON. */
function fieldValue(call: Call, part: Extract<Multipart, { type: 'field' }>): unknown {
  const text = part.value
  if (part.valueTruncated) throw tooLarge()
  const schema = fieldsOfInput(call)[part.fieldname]
  if (typeof text !== 'string' || (schema && z.safeParse(schema, text).success)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
