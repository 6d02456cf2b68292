declare module 'virtual:route-paths' {
  /** The paths of the app's routes as the router writes them: `/movies/$permalink`. Made by the build. */
  const paths: readonly string[]
  export default paths
}
