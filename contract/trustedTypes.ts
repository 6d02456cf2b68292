/** The app's own policy of Trusted Types. The server's Content-Security-Policy names it and refuses any other. */
export const APP_POLICY = 'lichtspiel'
