import { z } from 'zod'
import { atFields } from '#kernel/web/api-error.ts'
import { NewService } from '../external-service.model.ts'

/** Hosts are typed one a line, certificates one below the other. */
export const typedService = {
  name: NewService.shape.name,
  hosts: z.string().trim().min(1).max(5_000),
  anchors: z.string().max(200_000).optional(),
}

export const hostsTyped = (lines: string) => lines.split(/[\s,]+/).filter(host => host !== '')

/** What stands between two certificates is no part of them; what is no certificate is refused as one. */
export const anchorsTyped = (text = '') =>
  text.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? (text.trim() === '' ? [] : [text])

/** The host that is refused stands among the lines of one field. */
export const atHosts = (failure: unknown): never => {
  throw atFields(failure, field => field.split('.')[0] ?? field)
}
