/** All accounts of the demo have it, and everybody can read it here: nobody may choose it. */
export const demoPassword = 'sillon-demo-2026'
