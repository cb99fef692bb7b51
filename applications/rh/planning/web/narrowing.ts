/** What the list beside is narrowed to. */
export type Narrowing = { companyId?: string | undefined; siteId?: string | undefined; unitId?: string | undefined }
