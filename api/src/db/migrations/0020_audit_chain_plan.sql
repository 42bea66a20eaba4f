-- Sessions keep the plan of their first calls. One of a short chain reads all of it for each entry, which takes minutes
-- when a vacancy is deleted with thousands of applications.
ALTER FUNCTION "chain_audit_log"() SET enable_seqscan = off;
