import { z } from 'zod'
import { atFields } from '#kernel/web/api-error.ts'
import { NewService } from '../external-service.model.ts'

/** Hosts are typed one a line. */
export const typedService = { name: NewService.shape.name, hosts: z.string().trim().min(1).max(5_000) }

export const hostsTyped = (lines: string) => lines.split(/[\s,]+/).filter(host => host !== '')

/** The host that is refused stands among the lines of one field. */
export const atHosts = (failure: unknown): never => {
  throw atFields(failure, field => field.split('.')[0] ?? field)
}
