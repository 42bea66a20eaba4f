/** Value of a cookie in a cookie string, as in `document.cookie` and the request header. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((part) => part.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}
