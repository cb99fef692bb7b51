import type { NewClient } from '../../client.model.ts'

/** A client as far as it has been typed, step by step. */
export type TypedClient = Partial<NewClient> & { logo?: File | undefined }
