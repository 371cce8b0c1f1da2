-- Run once, as the superuser, where the volume of the database is empty (compose.yaml): the app's own login,
-- which makes its roles and owns its database, and is no superuser (docs/operate.md).
\getenv password DATABASE_PASSWORD
create role astrarium login createrole password :'password';
create database astrarium owner astrarium;
