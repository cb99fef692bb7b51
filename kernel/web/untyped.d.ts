declare module '*.css'

/** Written by the build; tests have none. */
declare const SILLON_RELEASE: string | undefined
