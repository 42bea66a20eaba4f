/**
 * What of the router the shell offers to the remotes. In every build `react-router-dom` is this module:
 * naming the exports lets the bundler drop the rest (a whole router costs 65 kB compressed, this 13 kB),
 * and the compiler refuses a remote that imports more.
 */

export type { Params, RouteObject, To } from 'react-router'
export {
  Navigate,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router'
export { Link, NavLink } from './link.tsx'
