/** The whole tree: developers see rights and what is archived too. */
export const treeAsked = (applicationId: number) => ({ applicationId, flag: 'true' }) as const
