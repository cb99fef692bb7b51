declare module '*.css'

/** Written by the build; tests have none. */
declare const SILLON_RELEASE: string | undefined

/** A file that the build puts beside the scripts: its address. */
declare module '*?url' {
  const address: string
  export default address
}
